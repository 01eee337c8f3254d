import { replaceHistoryState } from '../browser/history.ts';
import { propertiesOf, readStored, store } from '../browser/storage.ts';
import type { DestinationId } from '../routes.ts';

/** What a visitor has chosen, as it stands in the form, in the address and in storage; nothing of it is checked yet. */
export type ChosenFields = {
  readonly intake: string;
  readonly year: string;
  readonly level: string;
};

/** The key under which the choice for a destination is stored. */
export function startKey(destination: DestinationId): string {
  return `${destination}-start`;
}

/** By the key under which a choice is stored: what it may be, best first. A browser may store nothing. */
const choices = new Map<string, readonly ChosenFields[]>();
const listeners = new Set<() => void>();

/** Calls the listener after each change, also one in another tab. Returns a cleanup function. */
export function subscribeToChoices(listener: () => void): () => void {
  function takeOver({ key }: StorageEvent): void {
    if (key === null) choices.clear();
    else choices.delete(key);
    listener();
  }
  listeners.add(listener);
  addEventListener('storage', takeOver);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', takeOver);
  };
}

/** What stands in the address, and what is stored, where there is any. The same array until one of them changes. */
export function readChoices(key: string): readonly ChosenFields[] {
  const known = choices.get(key);
  if (known) return known;
  const found = [readAddress(), readStoredChoice(key)].filter((choice) => choice !== undefined);
  choices.set(key, found);
  return found;
}

/** Keeps a choice for this visit, in the address and on this device; `undefined` removes it. */
export function writeChoice(key: string, choice: ChosenFields | undefined): void {
  choices.set(key, choice ? [choice] : []);
  store('localStorage', key, choice);
  writeAddress(choice);
  for (const listener of listeners) listener();
}

const names = ['intake', 'year', 'level'] as const;

function readAddress(): ChosenFields | undefined {
  const query = new URLSearchParams(location.search);
  const intake = query.get('intake');
  const year = query.get('year');
  if (intake === null || year === null) return undefined;
  return { intake, year, level: query.get('level') ?? '' };
}

/** Puts a choice into the address of the current entry, so that it can be sent; adds nothing to the history. */
function writeAddress(choice: ChosenFields | undefined): void {
  const address = new URL(location.href);
  for (const name of names) {
    const value = choice?.[name];
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  if (address.href === location.href) return;
  replaceHistoryState(history.state, address.href);
}

function readStoredChoice(key: string): ChosenFields | undefined {
  const { intake, year, level } = propertiesOf(readStored('localStorage', key));
  if (intake === undefined || year === undefined) return undefined;
  return { intake: String(intake), year: String(year), level: String(level ?? '') };
}
