import { type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { enquiryService } from '#content/enquiry-fields.ts';
import { clearData } from '../clear-data.client.ts';
import { type DestinationRoute, destinationRoutes, homeRoute } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { useReplaceUrl } from '../use-replace-url.client.ts';
import { readDraft } from './draft.client.ts';
import { enquiryId } from './enquiry-id.ts';

/** URL of the home page's contact section, shown after the panel is closed. */
export const closedUrl = `${homeRoute.path}#get-in-touch`;

/** State of the success panel, with the destination that this tab's draft names, if any. */
export function useSuccessPanel() {
  const { enquiryReturn, enquiryAction } = useSettings();
  const { pathname, search, hash } = useLocation();
  const says = new URLSearchParams(search).get('enquiry');
  const isSentUrl = enquiryReturn && pathname === homeRoute.path && says === 'sent';
  const [isOpen, setOpen] = useState(isSentUrl);
  const [sentRoute, setSentRoute] = useState<DestinationRoute>();
  const replaceUrl = useReplaceUrl();
  // A link to the form closes the panel, so that the visitor can write again.
  if (isOpen && hash === `#${enquiryId}`) setOpen(false);

  useLayoutEffect(() => {
    if (!isSentUrl) return;
    const draft = readDraft();
    const isArrived = isFromService(enquiryAction) && (!draft || draft.isPosted);
    setOpen(isArrived);
    if (!isArrived) return;
    const fields = new URLSearchParams(`${draft?.typed}&${draft?.linked}`);
    const country = fields.get('country')?.trim().toLowerCase();
    setSentRoute(destinationRoutes.find(({ label }) => label.toLowerCase() === country));
    clearData('sent');
  }, [isSentUrl, enquiryAction]);

  useEffect(() => {
    // Reload and Back don't show the panel again. The router doesn't listen yet during layout effects.
    if (isSentUrl) replaceUrl(homeRoute.path);
  }, [isSentUrl, replaceUrl]);

  function close(event: SyntheticEvent): void {
    event.preventDefault();
    setOpen(false);
    replaceUrl(closedUrl);
  }

  return { isOpen, sentRoute, close };
}

/** True if the referrer is the form or the service: any site may link to the panel's URL. */
function isFromService(enquiryAction: string): boolean {
  const ours = [location.origin, new URL(enquiryAction).origin, ...enquiryService.redirectOrigins];
  return ours.some((origin) => document.referrer.startsWith(`${origin}/`));
}
