type StorageName = 'localStorage' | 'sessionStorage';

/** A value kept in this browser, or undefined. Storage can be forbidden or full; nothing here throws. */
export function readStored(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value in this browser; `undefined` removes it. */
export function store(storage: StorageName, key: string, value: unknown): void {
  try {
    if (value === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // The page works without it.
  }
}

/** Whether this browser keeps what is stored: it may forbid it, or have no room. */
export function canStore(storage: StorageName): boolean {
  const key = 'can-store';
  try {
    window[storage].setItem(key, '');
    window[storage].removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * The properties of a value that may be anything, such as one that an earlier version of the site has stored. Each is
 * checked where it is used: schemas of zod/mini would add 5.6 KB to the scripts of every page.
 */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}
