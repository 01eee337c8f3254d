type StorageName = 'localStorage' | 'sessionStorage';

type StoredItem = { readonly storage: StorageName; readonly key: string };

const inTab = (name: string) => itemOf('sessionStorage', name);
const onDevice = (name: string) => itemOf('localStorage', name);
/** Another prefix would lose the ticks and choices that visitors have stored. */
const itemOf = (storage: StorageName, name: string) => ({ storage, key: `kept:${name}` });

/** All data that the site stores in a visitor's browser. The privacy note names each item. */
export const saved = {
  enquiry: inTab('enquiry'),
  /** Time at which a visitor cleared drafts; it counts for 30 minutes. */
  cleared: onDevice('cleared'),
  /** ID of this tab's visit: history entries of other visits are not restored (history-state.ts). */
  visit: inTab('visit'),
  /** Chosen level and intake for a country. */
  choice: (destination: string) => onDevice(`choice-${destination}`),
  /** Level chosen last, for any country. */
  level: onDevice('level'),
  ticks: (list: string) => onDevice(`ticks-${list}`),
};

/**
 * A stored value, parsed by `parse`. If `parse` returns undefined or throws, the value is removed, since an earlier
 * version of the site may have stored it. Storage may be blocked; these functions don't throw.
 */
export function readStored<T>(item: StoredItem, parse: (stored: unknown) => T): T | undefined {
  try {
    const text = window[item.storage].getItem(item.key);
    if (text === null) return undefined;
    const value = parse(JSON.parse(text));
    if (value !== undefined) return value;
  } catch {
    // Invalid JSON is removed as well.
  }
  store(item, undefined);
  return undefined;
}

/** Stores a value in this browser; `undefined` removes it. Returns false if storage is blocked or full. */
export function store({ storage, key }: StoredItem, value: unknown): boolean {
  try {
    if (value === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** True if this browser can store data: storage may be blocked or full. */
export function canStore(storage: StorageName): boolean {
  const item = itemOf(storage, 'test');
  return store(item, 'x'.repeat(1_000)) && store(item, undefined);
}

/** Clears a storage area, which the site shares with no other. */
export function clearStorage(storage: StorageName): void {
  try {
    window[storage].clear();
  } catch {
    // Nothing is stored if storage is blocked.
  }
}

/**
 * The properties of an unknown value; none if it is not an object. Callers check each property: zod/mini schemas would add 5.6
 * KB to the scripts of every page.
 */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}
