import { findEnquiryForm } from './enquiry-form.ts';

/** Milliseconds for which a post counts as under way: a browser does not say when its user has stopped it. */
const longestPost = 30_000;

/**
 * Keeps the enquiry from being lost to a missing network and from being sent twice. Apart from that the browser posts
 * the form itself. Returns how to stop.
 */
export function guardSubmission(): () => void {
  const form = findEnquiryForm();
  if (!form) return () => undefined;
  const { element, say } = form;
  const listeners = new AbortController();
  let underWay: ReturnType<typeof setTimeout> | undefined;

  function free(): void {
    clearTimeout(underWay);
    underWay = undefined;
    say('');
  }

  function submit(event: SubmitEvent): void {
    if (underWay !== undefined) {
      event.preventDefault();
    } else if (!navigator.onLine) {
      event.preventDefault();
      say('You are offline. What you typed is kept; please send it when the connection is back.');
    } else {
      underWay = setTimeout(free, longestPost);
      say('Sending your enquiry…');
    }
  }

  const { signal } = listeners;
  element.addEventListener('submit', submit, { signal });
  addEventListener('online', () => underWay ?? say(''), { signal });
  // The visitor is back, on the very page that was left.
  addEventListener('pageshow', free, { signal });
  return () => {
    clearTimeout(underWay);
    listeners.abort();
  };
}
