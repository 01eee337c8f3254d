import { type FormEvent, useEffect, useState } from 'react';
import { listen } from '../browser/listen.ts';

/** `offline`: warned, so that the next press submits; `not-shown`: redirect blocked. */
export type SubmissionState = 'idle' | 'sending' | 'slow' | 'offline' | 'not-shown';

/** Prevents an enquiry from being lost while offline or sent twice. Otherwise the browser submits the form natively. */
export function useSubmissionGuard() {
  const [state, setState] = useState<SubmissionState>('idle');

  useEffect(() => {
    if (state !== 'sending') return;
    // A time limit, since browsers do not report that a visitor has stopped a submission.
    const timer = setTimeout(setState, 5_000, 'slow');
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    return listen(['pageshow', 'online', 'securitypolicyviolation'], (event) => {
      // Back from the service's page.
      if ('persisted' in event && event.persisted) setState('idle');
      if (event.type === 'online') setState((now) => (now === 'offline' ? 'idle' : now));
      // The policy allows the form's action, so the blocked URL is the redirect after the post.
      const isBlocked = 'effectiveDirective' in event && event.effectiveDirective === 'form-action';
      if (isBlocked) setState('not-shown');
    });
  }, []);

  /** Prevents a submission that would be lost or sent twice. Only warns while offline: `navigator.onLine` can be wrong. */
  function checkSubmission(event: FormEvent): void {
    const isWarning = !navigator.onLine && state !== 'offline';
    if (isWarning || state === 'sending') event.preventDefault();
    if (state !== 'sending') setState(isWarning ? 'offline' : 'sending');
  }

  return { state, checkSubmission };
}
