import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds in which a press after another belongs to a double click. */
const doubleClickMs = 600;
/** Milliseconds after which another press sends again: few browsers report that a post was stopped. */
const retryDelayMs = 5_000;

/** No post is known, it is on its way, for long, it was held back, or the page after it was blocked. */
export type SubmissionState = 'idle' | 'sending' | 'slow' | 'offline' | 'not-shown';

/** What reports a navigation that was stopped or has failed, in browsers that have it. */
type Navigation = { readonly navigation?: EventTarget };

type SubmissionGuard = {
  readonly state: SubmissionState;
  /** Prevents a submission that would be lost or sent twice. */
  readonly checkSubmission: (event: FormEvent) => void;
};

/**
 * Keeps the enquiry from being lost to a missing network and from being sent twice. Apart from that the browser posts
 * the form itself.
 */
export function useSubmissionGuard(): SubmissionGuard {
  const [state, setState] = useState<SubmissionState>('idle');
  /** Set while another press does nothing. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const release = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      setState('idle');
    };
    (globalThis as Navigation).navigation?.addEventListener('navigateerror', release, { signal });
    // The policy allows the form's own URL, so what is blocked is the redirect after the post.
    const reportBlocked = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'form-action') return;
      release();
      setState('not-shown');
    };
    document.addEventListener('securitypolicyviolation', reportBlocked, { signal });
    // The visitor is back, on the very document that was left.
    const releaseOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) release();
    };
    addEventListener('pageshow', releaseOnReturn, { signal });
    const forgetOffline = () => setState((now) => (now === 'offline' ? 'idle' : now));
    addEventListener('online', forgetOffline, { signal });
    return () => listeners.abort();
  }, []);

  function ignorePresses(milliseconds: number, end?: () => void): void {
    timer.current = setTimeout(() => {
      timer.current = undefined;
      end?.();
    }, milliseconds);
  }

  // `navigator.onLine` can be wrong, so it only warns.
  function checkSubmission(event: FormEvent): void {
    const isWarned = state === 'offline';
    if (timer.current !== undefined) {
      event.preventDefault();
    } else if (navigator.onLine || isWarned) {
      setState('sending');
      ignorePresses(retryDelayMs, () => setState('slow'));
    } else {
      event.preventDefault();
      setState('offline');
      ignorePresses(doubleClickMs);
    }
  }

  return { state, checkSubmission };
}
