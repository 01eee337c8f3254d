import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Interval in milliseconds in which a second press is part of a double click. */
const doubleClickMs = 600;
/** Delay in milliseconds until a press submits again: few browsers report a cancelled submission. */
const retryDelayMs = 5_000;

/** No submission, in progress, slow, prevented while offline, or the page after it was blocked. */
export type SubmissionState = 'idle' | 'sending' | 'slow' | 'offline' | 'not-shown';

/** The Navigation API, which reports cancelled and failed navigations; some browsers lack it. */
type Navigation = { readonly navigation?: EventTarget };

type SubmissionGuard = {
  readonly state: SubmissionState;
  /** Prevents a submission that would be lost or sent twice. */
  readonly checkSubmission: (event: FormEvent) => void;
};

/** Prevents losing an enquiry while offline and sending it twice. Otherwise the browser submits the form natively. */
export function useSubmissionGuard(): SubmissionGuard {
  const [state, setState] = useState<SubmissionState>('idle');
  /** Set while further presses are ignored. */
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
    // The content security policy allows the form's action, so the blocked URL is the redirect after the post.
    const reportBlocked = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'form-action') return;
      release();
      setState('not-shown');
    };
    document.addEventListener('securitypolicyviolation', reportBlocked, { signal });
    // The visitor returned to this document from the back/forward cache.
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

  // `navigator.onLine` can be wrong, so it causes only a warning.
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
