import { replaceHistoryState } from '../browser/history.ts';
import { propertiesOf, readStored, store } from '../browser/storage.ts';
import type { DestinationId } from '../routes.ts';
import type { ChoiceFields } from './choice.ts';

/** What is chosen for a destination, for this visit: a browser may store nothing. */
const known = new Map<DestinationId, ChoiceFields | undefined>();
const listeners = new Set<() => void>();

/** Calls the listener after each change. Returns a cleanup function. */
export function subscribeToChoices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address's choice, else the one that is kept on this device. The same object until another is made. */
export function knownChoice(id: DestinationId): ChoiceFields | undefined {
  if (!known.has(id)) {
    const address = Object.fromEntries(new URLSearchParams(location.search));
    known.set(
      id,
      fieldsOf(address) ?? fieldsOf(propertiesOf(readStored('localStorage', keyOf(id)))),
    );
  }
  return known.get(id);
}

/** Keeps a choice for this visit, and on this device; an empty one removes it. */
export function keepChoice(id: DestinationId, values: ChoiceFields): void {
  const choice = fieldsOf(values);
  known.set(id, choice);
  store('localStorage', keyOf(id), choice);
  for (const listener of listeners) listener();
}

/**
 * Puts a choice into the address of the current entry, so that it can be sent, and behind the one that is printed.
 * Returns a cleanup function.
 */
export function showInAddress(choice: ChoiceFields | undefined): () => void {
  const address = new URL(location.href);
  for (const name of ['start', 'level'] as const) {
    address.searchParams.delete(name);
    if (choice?.[name]) address.searchParams.set(name, choice[name]);
  }
  if (address.href !== location.href) replaceHistoryState(history.state, address.href);
  const canonical = document.querySelector('link[rel="canonical"]');
  canonical?.setAttribute('data-choice', address.search);
  return () => canonical?.removeAttribute('data-choice');
}

function keyOf(id: DestinationId): string {
  return `${id}-start`;
}

function fieldsOf(values: Readonly<Record<string, unknown>>): ChoiceFields | undefined {
  const { start = '', level = '' } = values;
  return start || level ? { start: String(start), level: String(level) } : undefined;
}
