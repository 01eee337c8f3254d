import { clearStorage, saved, store } from './storage.client.ts';

/**
 * The data to clear: `everything` that the site stores, the `enquiry` in every tab, or this tab's `sent` enquiry. On `sent`,
 * other tabs keep their drafts, but the browser drops this tab's earlier pages from its back/forward cache.
 */
type ClearedData = 'sent' | 'enquiry' | 'everything';

/** Name of the `window` event after clearing, and of the channel between tabs, which may run earlier builds. */
export const clearEvent = 'forget';

/** Name of the second event after a visitor has cleared everything, in this or another tab. */
export const clearAllEvent = 'forget-all';

/** Name of the `window` event that asks the inline script to tell the other tabs. */
const clearElsewhereEvent = 'forget-elsewhere';

/**
 * Clears stored data in every open tab, through a channel: browsers drop a page from the back/forward cache if it misses a
 * message. After a missed `storage` event, Firefox would show the page with outdated storage.
 */
export function clearData(what: ClearedData): void {
  if (what === 'everything') clearStorage('localStorage');
  // A tab on another site gets no message; when it returns, it compares this time with its draft's.
  if (what !== 'sent') store(saved.cleared, Date.now());
  clearHere(what);
  dispatchEvent(new CustomEvent(clearElsewhereEvent, { detail: what }));
}

/** Clears this tab's stored data when another tab requests it. Runs in the inline script, before and without hydration. */
export function watchClearing(): void {
  // A channel gets none of its own messages. From a second one in this document, they would clear text typed meanwhile.
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    if (data !== 'sent') clearHere(data);
  });
  addEventListener(clearElsewhereEvent, (event) => {
    channel?.postMessage((event as CustomEvent<ClearedData>).detail);
  });
}

function clearHere(what: ClearedData): void {
  if (what === 'everything') clearStorage('sessionStorage');
  dispatchEvent(new Event(clearEvent));
  if (what === 'everything') dispatchEvent(new Event(clearAllEvent));
}

/** Undefined if blocked, as some browsers do together with storage; then only this tab is cleared. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(clearEvent);
  } catch {
    return undefined;
  }
}
