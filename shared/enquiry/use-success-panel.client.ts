import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { enquiryService } from '#content/enquiry-fields.ts';
import { forget } from '../forget.client.ts';
import { destinationRoutes, homeRoute, sectionAnchor } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { useReplaceUrl } from '../use-replace-url.client.ts';
import { type Draft, readDraft } from './draft.client.ts';
import { enquiryId } from './enquiry-id.ts';

/** URL of the home page's contact section, shown after the panel is closed. */
export const closedUrl = homeRoute.path + sectionAnchor('get-in-touch');

/** True to show the success panel instead of the form. */
export function useSuccessPanel() {
  const { enquiryReturn, enquiryAction } = useSettings();
  const { pathname, search, hash } = useLocation();
  const says = new URLSearchParams(search).get('enquiry');
  const isSentUrl = enquiryReturn && pathname === homeRoute.path && says === 'sent';
  const isUndecided = useRef(isSentUrl);
  const [isOpen, setOpen] = useState(isSentUrl);
  const [sentCountry, setSentCountry] = useState('');
  const replaceUrl = useReplaceUrl();
  // A link to the form closes the panel, so that the visitor can write again.
  if (isOpen && hash === `#${enquiryId}`) setOpen(false);
  const close = useCallback(() => {
    setOpen(false);
    replaceUrl(closedUrl);
  }, [replaceUrl]);

  useLayoutEffect(() => {
    if (!isUndecided.current) return;
    isUndecided.current = false;
    const draft = readDraft();
    const isArrived = isFromService(enquiryAction) && (!draft || draft.isPosted);
    setOpen(isArrived);
    setSentCountry(countryIdOf(draft));
    if (isArrived) forget('sent');
  }, [enquiryAction]);

  // Reload and Back don't show the panel again.
  useEffect(() => {
    if (isSentUrl) replaceUrl(homeRoute.path);
  }, [isSentUrl, replaceUrl]);

  useEffect(() => {
    // The document was restored from the back/forward cache.
    function closeOnReturn({ persisted }: PageTransitionEvent): void {
      if (persisted && isOpen) close();
    }
    addEventListener('pageshow', closeOnReturn);
    return () => removeEventListener('pageshow', closeOnReturn);
  }, [isOpen, close]);

  return { isOpen, sentCountry, close };
}

/** True if the form or the service led here: any site may link to the panel's URL. */
function isFromService(enquiryAction: string): boolean {
  if (document.referrer === '') return false;
  const { origin } = new URL(document.referrer);
  const origins = [
    location.origin,
    new URL(enquiryAction).origin,
    ...enquiryService.redirectOrigins,
  ];
  return origins.includes(origin);
}

/** ID of the destination in a draft, '' if there is none. */
function countryIdOf(draft: Draft | undefined): string {
  const country = draft?.values['country']?.trim().toLowerCase();
  return destinationRoutes.find(({ label }) => label.toLowerCase() === country)?.id ?? '';
}
