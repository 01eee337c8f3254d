import { home } from '#content/home.ts';
import type { Text } from '../content/types.ts';

/** The privacy note that is true of the service at this address, to which the form posts. */
export function privacyNote(enquiryAction: string): readonly Text[] {
  const { collected, formSubmit, otherService, rights } = home.privacy;
  const { hostname } = new URL(enquiryAction);
  return [...collected, hostname === 'formsubmit.co' ? formSubmit : otherService, ...rights];
}
