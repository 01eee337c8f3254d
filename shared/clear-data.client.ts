import { removeAll, saved, store } from './storage.client.ts';

/**
 * The data to clear: `everything` that the site stores, the `enquiry` in every tab, or this tab's `sent` enquiry. On `sent`,
 * other tabs keep their drafts, but the browser drops this tab's earlier pages from its back/forward cache.
 */
type ClearedData = 'sent' | 'enquiry' | 'everything';

/** Name of the `window` event after clearing, and of the channel between tabs, which may run earlier builds. */
export const clearEvent = 'forget';

/**
 * Clears stored data in every open tab, through a channel: browsers drop a page from the back/forward cache if it misses a
 * message. After a missed `storage` event, Firefox would show the page with outdated storage.
 */
export function clearData(what: ClearedData): void {
  if (what === 'everything') removeAll('localStorage');
  // A tab on another site gets no message; when it returns, it compares this time with its draft's.
  if (what !== 'sent') store(saved.cleared, Date.now());
  clearHere(what);
  withChannel((channel) => {
    channel.postMessage(what);
    channel.close();
  });
}

/** Calls the listener when a visitor clears everything, in this or another tab. Returns a cleanup function. */
export function onClear(listener: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as CustomEvent<ClearedData>).detail === 'everything') listener();
  };
  addEventListener(clearEvent, hear);
  return () => removeEventListener(clearEvent, hear);
}

/** Clears this tab's stored data when another tab requests it. Runs in the inline script, before and without hydration. */
export function watchClearing(): void {
  withChannel((channel) => {
    channel.onmessage = ({ data }) => {
      if (data !== 'sent') clearHere(data);
    };
  });
}

function clearHere(what: ClearedData): void {
  if (what === 'everything') removeAll('sessionStorage');
  dispatchEvent(new CustomEvent(clearEvent, { detail: what }));
}

/** Browsers that block storage may block channels as well; then only this tab is cleared. */
function withChannel(use: (channel: BroadcastChannel) => void): void {
  try {
    use(new BroadcastChannel(clearEvent));
  } catch {}
}
