import { type FormEvent, useEffect, useState } from 'react';

/** `warned`: just stopped while offline; `offline`: the next press submits; `not-shown`: redirect blocked. */
export type SubmissionState = 'idle' | 'sending' | 'slow' | 'warned' | 'offline' | 'not-shown';

/** States in which a press is ignored: duration in milliseconds, and the next state. */
const ignoring: Partial<Record<SubmissionState, readonly [number, SubmissionState]>> = {
  // A time limit, since browsers do not report that a visitor has stopped a submission.
  sending: [5_000, 'slow'],
  // The second press of a double click.
  warned: [600, 'offline'],
};

/** Prevents an enquiry from being lost while offline or sent twice. Otherwise the browser submits the form natively. */
export function useSubmissionGuard() {
  const [state, setState] = useState<SubmissionState>('idle');

  useEffect(() => {
    const [milliseconds, next] = ignoring[state] ?? [];
    const timer = next && setTimeout(setState, milliseconds, next);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    // The visitor may return to this document from the back/forward cache.
    addEventListener('pagehide', () => setState('idle'), options);
    addEventListener(
      'online',
      () => setState((now) => (now === 'sending' ? now : 'idle')),
      options,
    );
    // The content security policy allows the form's action, so the blocked URL is the redirect after the post.
    addEventListener('securitypolicyviolation', reportBlocked, options);
    function reportBlocked({ effectiveDirective }: SecurityPolicyViolationEvent): void {
      if (effectiveDirective === 'form-action') setState('not-shown');
    }
    return () => listeners.abort();
  }, []);

  /** Prevents a submission that would be lost or sent twice. Only warns while offline: `navigator.onLine` can be wrong. */
  function checkSubmission(event: FormEvent): void {
    const isWarning = !navigator.onLine && state !== 'offline';
    const isIgnored = state in ignoring;
    if (isIgnored || isWarning) event.preventDefault();
    if (!isIgnored) setState(isWarning ? 'warned' : 'sending');
  }

  return { state, checkSubmission };
}
