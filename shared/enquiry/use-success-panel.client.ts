import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clearAllEvent, clearData } from '../clear-data.client.ts';
import { listen, onReturn } from '../listen.client.ts';
import { type DestinationRoute, destinationRoutes, homeRoute } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { canStore, saved } from '../storage.client.ts';
import { useReplaceUrl } from '../use-replace-url.client.ts';
import { readDraft } from './draft.client.ts';
import { enquiryId } from './enquiry-id.ts';

/** URL of the home page's contact section, shown after the panel is closed. */
export const closedUrl = `${homeRoute.path}#get-in-touch`;

/** State of the success panel, with the destination that this tab's draft names, if any. */
export function useSuccessPanel() {
  const { enquiryReturn } = useSettings();
  const { pathname, search, hash } = useLocation();
  const says = new URLSearchParams(search).get('enquiry');
  const isSentUrl = enquiryReturn && pathname === homeRoute.path && says === 'sent';
  const [isOpen, setOpen] = useState(isSentUrl);
  const [sentRoute, setSentRoute] = useState<DestinationRoute>();
  const isRead = useRef(false);
  const replaceUrl = useReplaceUrl();
  // A link to the form or its question closes the panel, so that the visitor can write again.
  if (isOpen && hash.startsWith(`#${enquiryId}`)) setOpen(false);

  useLayoutEffect(() => {
    // React's strict mode calls this again, after the draft has been deleted.
    if (!isSentUrl || isRead.current) return;
    isRead.current = true;
    const draft = readDraft();
    // Any site can link to this URL: the draft shows whether this tab has posted it. If storage is blocked, that is unknown.
    const isPosted = draft?.isPosted ?? !canStore(saved.enquiry.storage);
    setOpen(isPosted);
    if (!isPosted) return;
    const fields = new URLSearchParams(`${draft?.typed}&${draft?.linked}`);
    const country = fields.get('country')?.trim().toLowerCase();
    setSentRoute(destinationRoutes.find(({ label }) => label.toLowerCase() === country));
    clearData('sent');
  }, [isSentUrl]);

  useEffect(() => {
    // Reload and Back don't show the panel again. The router doesn't listen yet during layout effects.
    if (isSentUrl) replaceUrl(homeRoute.path);
  }, [isSentUrl, replaceUrl]);

  useEffect(() => listen([clearAllEvent], () => setOpen(false)), []);
  useEffect(() => onReturn(() => setOpen(false)), []);

  function close(event: SyntheticEvent): void {
    event.preventDefault();
    setOpen(false);
    replaceUrl(closedUrl);
  }

  return { isOpen, sentRoute, close };
}
