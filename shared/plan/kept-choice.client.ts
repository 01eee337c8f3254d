import { useEffect, useState } from 'react';
import type { DestinationId } from '../routes.ts';
import { canStore, kept, propertiesOf, readStored, store, textOf } from '../storage.client.ts';
import { type Choice, readChoice, unknownIntake } from '../view.ts';
import type { PlanGuide } from './intakes.ts';
import { levels } from './levels.ts';

/** A choice as forms and storage name it, '' for none. */
export type ChoiceFields = { readonly level: string; readonly start: string };

type Plan = { readonly id: DestinationId; readonly guide: PlanGuide };

/** The choice that is stored on this device, unless the guide's plan no longer has it. */
export function readStoredChoice(plan: Plan | undefined): Choice {
  if (!plan) return {};
  const choice = readChoice(new URLSearchParams(readFields(plan.id)), plan.guide);
  if (choice.intake !== unknownIntake) return choice;
  keepChoice(plan.id, { start: '' });
  return { level: choice.level };
}

function readFields(id: DestinationId): ChoiceFields {
  return readStored(kept.choice(id), parseFields) ?? { level: '', start: '' };
}

function parseFields(stored: unknown): ChoiceFields | undefined {
  const { level, start } = propertiesOf(stored);
  const isLevel = level === '' || levels.some((each) => each === level);
  return isLevel && typeof start === 'string' ? { level: textOf(level), start } : undefined;
}

/** Changes a part of it: another tab may have changed the other. */
export function keepChoice(id: DestinationId, change: Partial<ChoiceFields>): void {
  const choice = { ...readFields(id), ...change };
  store(kept.choice(id), choice.level || choice.start ? choice : undefined);
}

/** A query with another choice. */
export function withChoice(search: string, choice: ChoiceFields): string {
  const query = new URLSearchParams(search);
  for (const name of ['level', 'start'] as const) {
    query.delete(`amp;${name}`);
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
      const choice = readFields(id);
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
