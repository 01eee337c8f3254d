import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onReturn } from '../browser/listen.ts';
import { useReplaceUrl } from '../browser/use-replace-url.ts';
import { homeRoute } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { enquiryId } from './enquiry-id.ts';
import { takePosted } from './posted.ts';

/** URL of the home page's contact section, shown after the panel is closed. */
export const closedUrl = `${homeRoute.path}#get-in-touch`;

export function useSuccessPanel() {
  const { enquiryReturn } = useSettings();
  const { pathname, search, hash } = useLocation();
  const says = new URLSearchParams(search).get('enquiry');
  const isSentUrl = enquiryReturn && pathname === homeRoute.path && says === 'sent';
  const [isOpen, setOpen] = useState(isSentUrl);
  const isRead = useRef(false);
  const replaceUrl = useReplaceUrl();
  // A link to the form or its question closes the panel, so that the visitor can write again.
  if (isOpen && hash.startsWith(`#${enquiryId}`)) setOpen(false);

  useLayoutEffect(() => {
    // React's strict mode calls this again.
    if (!isSentUrl || isRead.current) return;
    isRead.current = true;
    // Any site can link to this URL.
    setOpen(takePosted());
  }, [isSentUrl]);

  useEffect(() => {
    // Reload and Back don't show the panel again. The router doesn't listen yet during layout effects.
    if (isSentUrl) replaceUrl(homeRoute.path);
  }, [isSentUrl, replaceUrl]);

  useEffect(() => onReturn(() => setOpen(false)), []);

  function close(event: SyntheticEvent): void {
    event.preventDefault();
    setOpen(false);
    replaceUrl(closedUrl);
  }

  return { isOpen, close };
}
