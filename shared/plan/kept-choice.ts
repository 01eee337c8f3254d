import { replaceHistoryState } from '../browser/history.ts';
import { kept, propertiesOf, readStored, store } from '../browser/storage.ts';
import type { DestinationId } from '../routes.ts';
import type { ChoiceFields } from './choice.ts';

/** For the choices of this visit in a browser that stores nothing. */
const memory = new Map<DestinationId, ChoiceFields>();
const changes = new EventTarget();

/** Calls the listener after each change. Returns a cleanup function. */
export function subscribeToChoices(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** The address's choice, else the one that is kept on this device, as JSON; '' where there is none. */
export function keptChoice(id: DestinationId): string {
  const address = Object.fromEntries(new URLSearchParams(location.search));
  const choice = fieldsOf(address) ?? fieldsOf(readStored(kept.choice(id))) ?? memory.get(id);
  return choice ? JSON.stringify(choice) : '';
}

/** Keeps a choice in the address and on this device; an empty one removes it. */
export function keepChoice(id: DestinationId, values: ChoiceFields): void {
  const choice = fieldsOf(values);
  store(kept.choice(id), choice);
  if (choice && readStored(kept.choice(id)) === undefined) memory.set(id, choice);
  else memory.delete(id);
  showInAddress(choice);
  changes.dispatchEvent(new Event('change'));
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
  if (choice) canonical?.setAttribute('data-choice', address.search);
  return () => canonical?.removeAttribute('data-choice');
}

function fieldsOf(values: unknown): ChoiceFields | undefined {
  const { start = '', level = '' } = propertiesOf(values);
  return start || level ? { start: String(start), level: String(level) } : undefined;
}
