import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds for which a post counts as under way: a browser does not report that its user has stopped it. */
const postTimeoutMs = 30_000;

/**
 * Keeps the enquiry from being lost to a missing network and from being sent twice. Apart from that the browser posts
 * the form itself.
 */
export function useSubmissionGuard() {
  const [status, setStatus] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const release = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setStatus('');
  }, []);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('online', () => timer.current ?? setStatus(''), { signal });
    // The visitor is back, on the very document that was left.
    addEventListener('pageshow', ({ persisted }) => persisted && release(), { signal });
    return () => {
      clearTimeout(timer.current);
      listeners.abort();
    };
  }, [release]);

  /** Prevents a submission that would be lost or sent twice. */
  function checkSubmission(event: FormEvent): void {
    if (timer.current !== undefined) {
      event.preventDefault();
    } else if (!navigator.onLine) {
      event.preventDefault();
      setStatus(
        'You are offline. What you typed is kept; please send it when you are online again.',
      );
    } else {
      timer.current = setTimeout(release, postTimeoutMs);
      setStatus('Sending your enquiry…');
    }
  }

  return { status, checkSubmission };
}
