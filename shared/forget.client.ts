import { keyPrefix, type StorageName, store } from './storage.client.ts';

/**
 * `everything` that the site stores, the `enquiry` of every tab, or the one that this tab has `sent`. Other tabs keep theirs
 * then, but the browser drops this tab's earlier pages from its page cache.
 */
type Forgotten = 'sent' | 'enquiry' | 'everything';

/** The name of the event on `window`, after anything was cleared, and of the channel between the tabs. */
export const forgetEvent = 'forget';

/**
 * Clears what is stored, in every open tab. A channel, not a `storage` event: browsers drop a page from their page cache
 * that misses a message, and Firefox would show it again with a copy of the storage as it was.
 */
export function forget(what: Forgotten): void {
  forgetHere(what);
  withChannel((channel) => {
    channel.postMessage(what);
    channel.close();
  });
}

/** Calls the listener when a visitor clears everything, here or in another tab. Returns a cleanup function. */
export function onForget(listener: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as CustomEvent<Forgotten>).detail === 'everything') listener();
  };
  addEventListener(forgetEvent, hear);
  return () => removeEventListener(forgetEvent, hear);
}

/** Runs in the inline script, before and without hydration: removes what is stored when any tab asks for it. */
export function watchForget(): void {
  onForget(removeAll);
  withChannel((channel) => {
    channel.onmessage = ({ data }) => {
      if (data !== 'sent') forgetHere(data);
    };
  });
}

function forgetHere(what: Forgotten): void {
  dispatchEvent(new CustomEvent(forgetEvent, { detail: what }));
}

/** A browser that forbids storage may forbid channels too. */
function withChannel(use: (channel: BroadcastChannel) => void): void {
  try {
    use(new BroadcastChannel(forgetEvent));
  } catch {
    // Only this tab hears of it.
  }
}

function removeAll(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    for (const key of keysIn(storage)) store({ storage, key }, undefined);
  }
}

function keysIn(storage: StorageName): readonly string[] {
  try {
    return Object.keys(window[storage]).filter((key) => key.startsWith(keyPrefix));
  } catch {
    return [];
  }
}
