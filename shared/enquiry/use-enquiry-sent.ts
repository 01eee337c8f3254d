import { createPath, useLocation } from 'react-router-dom';
import { enquirySentAddress } from '../routes.ts';
import { useSettings } from '../settings.ts';

/** Whether the forwarding service has just sent the visitor back: true at one address only, if the return is on. */
export function useEnquirySent(): boolean {
  const { enquiryReturn } = useSettings();
  const { pathname, search } = useLocation();
  return enquiryReturn && createPath({ pathname, search }) === enquirySentAddress;
}
