import { keyPrefix, type StorageName, store } from './storage.client.ts';

/** What a tab stores for a moment, so that the other tabs hear of it. */
const notice = { storage: 'localStorage', key: `${keyPrefix}forget` } as const;

const changes = new EventTarget();

/** Removes all that the site keeps in this browser; every open tab shows that it is gone. */
export function forgetEverything(): void {
  removeAll();
  store(notice, true);
  store(notice, undefined);
  changes.dispatchEvent(new Event('forget'));
}

/** Calls the listener when a visitor has everything forgotten, here or in another tab. Returns a cleanup function. */
export function onForget(listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  function hear({ key, newValue }: StorageEvent): void {
    if (key !== notice.key || newValue === null) return;
    // Each tab has a session storage of its own.
    removeAll();
    listener();
  }
  changes.addEventListener('forget', listener, { signal });
  addEventListener('storage', hear, { signal });
  return () => listeners.abort();
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
