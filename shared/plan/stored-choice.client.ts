import { useEffect, useState } from 'react';
import type { Level } from '../content/types.ts';
import { listen } from '../listen.client.ts';
import type { DestinationId } from '../routes.ts';
import { canStore, propertiesOf, readStored, saved, store } from '../storage.client.ts';
import { type Choice, readChoice, unknownIntake } from '../view.ts';
import type { PlanGuide } from './intakes.ts';
import { levels } from './levels.ts';

/** A choice as stored; the guide may no longer have its intake. */
type StoredChoice = { readonly level?: Level | undefined; readonly intake?: string | undefined };

type Plan = { readonly id: DestinationId; readonly guide: PlanGuide };

/** The choice stored on this device, without an intake that the guide no longer has. */
export function readStoredChoice(plan: Plan | undefined): Choice {
  if (!plan) return {};
  const { level, intake = '' } = readStoredFields(plan.id);
  const choice = readChoice(new URLSearchParams({ level: level ?? '', start: intake }), plan.guide);
  if (choice.intake !== unknownIntake) return choice;
  storeChoice(plan.id, { intake: undefined });
  return { level };
}

/** The stored choice for a guide or, if there is none, the level chosen last for any country. */
function readStoredFields(id: DestinationId): StoredChoice {
  const level = readStored(saved.level, (stored) => levels.find((each) => each === stored));
  return readStored(saved.choice(id), parseFields) ?? { level };
}

/** Earlier builds stored '' for an empty field. */
function parseFields(stored: unknown): StoredChoice | undefined {
  const { level = '', start = '' } = propertiesOf(stored);
  const known = levels.find((each) => each === level);
  if ((level !== '' && !known) || typeof start !== 'string') return undefined;
  return known || start ? { level: known, intake: start || undefined } : undefined;
}

/** Updates only the properties in `change`: another tab may have changed the others. */
export function storeChoice(id: DestinationId, change: Choice): void {
  const { level, intake }: StoredChoice = { ...readStoredFields(id), ...change };
  // A link to an intake without a level does not change the level chosen last.
  if ('level' in change && (change.level || !change.intake)) store(saved.level, change.level);
  store(saved.choice(id), level || intake ? { level, start: intake } : undefined);
}

/** A query with its choice replaced. */
export function withChoice(search: string, { level, intake }: Choice): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ level, start: intake })) {
    query.delete(`amp;${name}`);
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `?${query}`.replace(/^\?$/, '');
}

/** True if the choice shown equals the stored one; undefined during hydration. */
export function useStoredChoice(id: DestinationId, { level, intake }: Choice) {
  const [state, setState] = useState<'stored' | 'not-stored' | 'forbidden'>();

  useEffect(() => {
    // Tested only once: the test writes, and two tabs would endlessly trigger each other's `storage` events.
    const isStorable = canStore('localStorage');
    function compare(): void {
      const stored = readStoredFields(id);
      const isStored = stored.level === level && stored.intake === intake;
      if (!isStorable) setState('forbidden');
      else setState(isStored ? 'stored' : 'not-stored');
    }
    compare();
    // An event from another tab.
    return listen(['storage'], compare);
  }, [id, level, intake]);

  function keep(): void {
    storeChoice(id, { level, intake });
    setState('stored');
  }

  return { state, keep };
}
