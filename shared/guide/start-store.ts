import { propertiesOf } from '../properties.ts';
import { readStored, store } from '../storage.ts';

/** A start that a visitor has chosen, as it is kept on this device. */
export type StoredStart = {
  /** The intake's id. */
  readonly intake: string;
  readonly year: number;
};

/** What is stored, as it was read last or chosen since. A browser may store nothing: then a choice lasts for the visit. */
const starts = new Map<string, StoredStart | undefined>();

const listeners = new Set<() => void>();

/** Calls back whenever a start is stored or removed. Returns a cleanup function. */
export function subscribeToStarts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The start that is stored under a key: the same object until another one is stored. */
export function readStoredStart(key: string): StoredStart | undefined {
  if (!starts.has(key)) starts.set(key, parseStart(readStored('localStorage', key)));
  return starts.get(key);
}

/** Stores a start under a key; `undefined` removes it. */
export function storeStart(key: string, start: StoredStart | undefined): void {
  starts.set(key, start);
  store('localStorage', key, start);
  for (const listener of listeners) listener();
}

function parseStart(value: unknown): StoredStart | undefined {
  const { intake, year } = propertiesOf(value);
  return typeof intake === 'string' && typeof year === 'number' ? { intake, year } : undefined;
}
