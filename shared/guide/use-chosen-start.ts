import { type RefObject, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Intake } from '../content/types.ts';
import { readStart, type Start } from './plan-dates.ts';
import { readFields, writeFields } from './plan-fields.ts';
import { readStoredStart, type StoredStart, storeStart, subscribeToStarts } from './start-store.ts';

type Options = {
  /** Under which the choice is stored. */
  readonly key: string;
  readonly intakes: readonly Intake[];
  /** Holds the form, and the parts that a choice changes. */
  readonly root: RefObject<HTMLElement | null>;
};

type ChosenStart = {
  readonly start: Start | undefined;
  readonly choose: (start: Start | undefined) => void;
};

/**
 * The start that a visitor has chosen, kept on this device and shown in the form. There is none on the server and in
 * hydration.
 */
export function useChosenStart({ key, intakes, root }: Options): ChosenStart {
  const getStart = () => readStoredStart(key);
  const stored = useSyncExternalStore(subscribeToStarts, getStart, () => undefined);
  const start = useMemo(() => startOf(stored, intakes), [stored, intakes]);
  // In hydration none, even where one is stored.
  const [firstShown] = useState(start);

  useLayoutEffect(() => {
    const form = root.current?.querySelector('form');
    if (!root.current || !form) return;
    const typedBefore = readFields(form, intakes);
    if (typedBefore) keep(key, typedBefore);
    const isComing = !firstShown && startOf(readStoredStart(key), intakes) !== undefined;
    const isInView = root.current.getBoundingClientRect().top < innerHeight;
    if (isComing && isInView) holdHeights(root.current, true);
  }, [key, intakes, root, firstShown]);

  useLayoutEffect(() => {
    const form = root.current?.querySelector('form');
    if (form && start) writeFields(form, start);
  }, [root, start]);

  function choose(chosen: Start | undefined): void {
    if (root.current) holdHeights(root.current, false);
    keep(key, chosen);
  }

  return { start, choose };
}

function startOf(stored: StoredStart | undefined, intakes: readonly Intake[]): Start | undefined {
  return stored && readStart(stored.intake, String(stored.year), intakes);
}

function keep(key: string, start: Start | undefined): void {
  storeStart(key, start && { intake: start.intake.id, year: start.year });
}

/** Where the plan is in view, what is applied while the page loads must not move it. */
function holdHeights(root: HTMLElement, held: boolean): void {
  for (const part of root.querySelectorAll<HTMLElement>('.plan-overview, .plan__when')) {
    part.style.minHeight = held ? `${part.offsetHeight}px` : '';
  }
}
