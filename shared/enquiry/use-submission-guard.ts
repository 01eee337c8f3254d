import { type FormEvent, useEffect, useRef, useState } from 'react';
import { listen } from '../browser/listen.ts';

/** `offline`: warned, so that the next press submits; `not-shown`: redirect blocked. */
export type SubmissionState = 'idle' | 'sending' | 'slow' | 'offline' | 'not-shown';

/** Prevents an enquiry from being lost while offline or sent twice. Otherwise the browser submits the form natively. */
export function useSubmissionGuard() {
  const [state, setState] = useState<SubmissionState>('idle');
  const pressedAt = useRef(-Infinity);

  useEffect(() => {
    if (state !== 'sending') return;
    // On return from the back/forward cache, the timer runs right after `pageshow`, which has set `idle`.
    const end = () => setState((now) => (now === 'sending' ? 'slow' : now));
    const timer = setTimeout(end, 5_000);
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
    const isDoubleClick = performance.now() - pressedAt.current < 1_000;
    const isWarning = !navigator.onLine && (state !== 'offline' || isDoubleClick);
    pressedAt.current = performance.now();
    if (isWarning || state === 'sending') event.preventDefault();
    if (state !== 'sending') setState(isWarning ? 'offline' : 'sending');
  }

  return { state, checkSubmission };
}
