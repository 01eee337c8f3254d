import { useEffect, useState } from 'react';
import type { DestinationId } from '../routes.ts';
import { canStore, kept, propertiesOf, readStored, store } from '../storage.client.ts';

/** A choice as forms, addresses and storage name it, '' for none; nothing of it is checked. */
export type ChoiceFields = { readonly level: string; readonly start: string };

/** The choice that is kept on this device. */
export function readKept(id: DestinationId): ChoiceFields {
  const { level = '', start = '' } = propertiesOf(readStored(kept.choice(id)));
  return { level: String(level), start: String(start) };
}

/** Changes a part of it: another tab may have changed the other. */
export function keepChoice(id: DestinationId, change: Partial<ChoiceFields>): void {
  const choice = { ...readKept(id), ...change };
  store(kept.choice(id), choice.level || choice.start ? choice : undefined);
}

/** A query with another choice. */
export function withChoice(search: string, choice: ChoiceFields): string {
  const query = new URLSearchParams(search);
  for (const name of ['level', 'start'] as const) {
    if (choice[name]) query.set(name, choice[name]);
    else query.delete(name);
  }
  return `?${query}`.replace(/^\?$/, '');
}

/** Whether the choice that is shown is the kept one; undefined in hydration. */
export function useKeptChoice(id: DestinationId, { level, start }: ChoiceFields) {
  const [state, setState] = useState<'kept' | 'not-kept' | 'forbidden'>();

  useEffect(() => {
    // Not at each event: it writes, so that two tabs would answer each other without end.
    const canKeep = canStore('localStorage');
    function compare(): void {
      const choice = readKept(id);
      const isKept = choice.level === level && choice.start === start;
      if (!canKeep) setState('forbidden');
      else setState(isKept ? 'kept' : 'not-kept');
    }
    compare();
    // Another tab.
    addEventListener('storage', compare);
    return () => removeEventListener('storage', compare);
  }, [id, level, start]);

  function keep(): void {
    keepChoice(id, { level, start });
    setState('kept');
  }

  return { state, keep };
}
