import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { enquiryService } from '#content/enquiry-fields.ts';
import { enquiryId, homeRoute, sectionAnchor } from '../routes.ts';
import { useSettings } from '../settings.ts';
import { useReplaceUrl } from '../use-replace-url.client.ts';
import {
  type Draft,
  destinationOf,
  endDraft,
  hasAnswers,
  readDraft,
} from './enquiry-draft.client.ts';
import { useDraft } from './use-draft.client.ts';

/** Where closing the panel leads. */
export const closedAddress = homeRoute.path + sectionAnchor('get-in-touch');

/** The enquiry of this tab: what the form shows of it, and whether the panel says that it has arrived. */
export function useEnquiry() {
  const { enquiryReturn, enquiryAction } = useSettings();
  const { pathname, search, hash } = useLocation();
  const says = new URLSearchParams(search).get('enquiry');
  const isSentAddress = enquiryReturn && pathname === homeRoute.path && says === 'sent';
  const isUndecided = useRef(isSentAddress);
  const [isOpen, setOpen] = useState(isSentAddress);
  const [sentCountry, setSentCountry] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);
  const { resume } = draft;
  const replaceUrl = useReplaceUrl();
  // Who writes again needs the form.
  if (isOpen && hash === `#${enquiryId}`) setOpen(false);
  const close = useCallback(() => {
    setOpen(false);
    replaceUrl(closedAddress);
  }, [replaceUrl]);

  // First whether the draft has arrived, then what the form shows of it.
  useLayoutEffect(() => {
    if (isUndecided.current) {
      isUndecided.current = false;
      const sent = readDraft();
      const isArrived = hasArrived(sent, enquiryAction);
      if (isArrived) endDraft(sent);
      setOpen(isArrived);
      setSentCountry(destinationOf(sent)?.id ?? '');
    }
    resume(isTypedBefore);
  }, [enquiryAction, resume]);

  // Neither a reload nor Back shows the panel again.
  useEffect(() => {
    if (isSentAddress) replaceUrl(homeRoute.path);
  }, [isSentAddress, replaceUrl]);

  useEffect(() => {
    // The very same document again, from the browser's page cache: all that was typed into it is stored.
    function resumeOnReturn({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      if (isOpen) close();
      resume(() => false);
    }
    addEventListener('pageshow', resumeOnReturn);
    return () => removeEventListener('pageshow', resumeOnReturn);
  }, [isOpen, close, resume]);

  return { form, draft, panel: { isOpen, sentCountry, close } };
}

/**
 * Whether an enquiry of this tab has arrived: it was posted. Where that was not noted, since the browser stores nothing or
 * the script came later than the post, the browser says that the form or the service has led here.
 */
function hasArrived(draft: Draft, enquiryAction: string): boolean {
  if (draft.postedAt > 0) return true;
  if (hasAnswers(draft) || document.referrer === '') return false;
  const { origin } = new URL(document.referrer);
  const service = [new URL(enquiryAction).origin, ...enquiryService.redirectOrigins];
  return [location.origin, ...service].includes(origin);
}

/**
 * Whether a visitor may have typed before this script ran what stands in a field. On a page that was reloaded, or reached
 * by Back, the browser restores fields: typed is then only what is being typed.
 */
function isTypedBefore(field: HTMLInputElement): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  const isRestored = type === 'reload' || type === 'back_forward';
  return !isRestored || field === document.activeElement;
}
