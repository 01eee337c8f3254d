// Values stored in a visitor's browser: the ticks in document lists and, until the tab shows the site again, the fact that its
// form was posted. The privacy note names both. Storage may be blocked, so these functions catch its errors.

type StorageName = 'localStorage' | 'sessionStorage';

/** Another prefix would lose the ticks that visitors have stored. */
const prefix = 'kept:';

/** A stored text, null if there is none. */
export function readStored(storage: StorageName, name: string): string | null {
  try {
    return window[storage].getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Stores a text; `undefined` removes it. Returns false if storage is blocked or full. */
export function store(storage: StorageName, name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) window[storage].removeItem(prefix + name);
    else window[storage].setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes what builds before December 2026 stored: typed text, choices and times. Can go after 1 June 2027. */
export function removeEarlierValues(): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      const keys = Object.keys(storage).filter((key) => /^kept:(?!ticks-|posted$)/.test(key));
      for (const key of keys) storage.removeItem(key);
    }
  } catch {
    // Nothing is stored if storage is blocked.
  }
}
