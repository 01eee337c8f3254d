export type StorageName = 'localStorage' | 'sessionStorage';

/** The place of a value that is stored in a visitor's browser. */
type StoredItem = { readonly storage: StorageName; readonly key: string };

/** How every key of ours begins, by which all of them are found. */
export const keyPrefix = 'kept:';

/** All that the site keeps in a visitor's browser. The privacy note names each of these. */
export const kept = {
  /** What was typed into the enquiry form, and when. */
  enquiry: inThisTab('enquiry'),
  /** The mark of this tab's history entries: without it they restore nothing (client/navigation/history-state.ts). */
  visit: inThisTab('visit'),
  /** Which countries are compared. */
  compared: inThisTab('compared'),
  /** Whether the plane stands still. */
  flightPaused: inThisTab('flight-paused'),
  /** The level and the start that were chosen for a country. */
  choice: (destination: string) => onThisDevice(`choice-${destination}`),
  /** What is ticked in a list of documents. */
  ticks: (list: string) => onThisDevice(`ticks-${list}`),
} as const;

/** Until the tab is closed. */
function inThisTab(name: string): StoredItem {
  return { storage: 'sessionStorage', key: keyPrefix + name };
}

/** Until the visitor clears it. */
function onThisDevice(name: string): StoredItem {
  return { storage: 'localStorage', key: keyPrefix + name };
}

/** More characters than any value of ours has. */
const maxLength = 20_000;

/**
 * A stored value, as `parse` returns it. An invalid one, for which `parse` returns undefined or throws, is removed: an
 * earlier version of the site may have stored it. Storage can be forbidden; nothing here throws.
 */
export function readStored<T>(item: StoredItem, parse: (stored: unknown) => T): T | undefined {
  try {
    const text = window[item.storage].getItem(item.key);
    if (text === null) return undefined;
    const value = text.length > maxLength ? undefined : parse(JSON.parse(text));
    if (value !== undefined) return value;
  } catch {
    // Removed, too.
  }
  store(item, undefined);
  return undefined;
}

/** Stores a value in this browser; `undefined` removes it. */
export function store({ storage, key }: StoredItem, value: unknown): void {
  try {
    if (value === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // The page works without it.
  }
}

/** Whether this browser keeps what is stored: it may forbid it, or have no room. */
export function canStore(storage: StorageName): boolean {
  const key = `${keyPrefix}test`;
  try {
    window[storage].setItem(key, '');
    window[storage].removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * The properties of a value of unknown type, none if it is not an object. Each is checked where it is used: zod/mini
 * schemas would add 5.6 KB to the scripts of every page.
 */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}

/** The text, or '' for a value of any other type. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
