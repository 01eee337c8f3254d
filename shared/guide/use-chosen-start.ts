import { type RefObject, useLayoutEffect, useState } from 'react';
import { readStored, store } from '../browser.ts';
import type { Intake } from '../content/types.ts';
import { localDay, readStart, type Start } from './plan-dates.ts';
import { fieldsOf, readFields } from './plan-form.tsx';

/** The choices of this visit by the key under which they are stored: a browser may store nothing. */
const choices = new Map<string, Start | undefined>();

type Options = {
  readonly key: string;
  readonly intakes: readonly Intake[];
  /** Holds the form, and the parts that a choice changes. */
  readonly root: RefObject<HTMLElement | null>;
};

/**
 * The start that a visitor has chosen, kept on this device and shown in the form, with the visitor's date. Neither is
 * there on the server and in hydration.
 */
export function useChosenStart({ key, intakes, root }: Options) {
  const [choice, setChoice] = useState(() => (choices.has(key) ? choiceOf(key) : undefined));
  const start = choice?.start;

  useLayoutEffect(() => {
    const form = root.current?.querySelector('form');
    if (!root.current || !form) return;
    if (start) {
      const { intake, year } = fieldsOf(form);
      intake.value = start.intake.id;
      year.value = String(start.year);
    } else if (!choices.has(key)) {
      // What was typed before the script came, or is kept.
      const chosen = readFields(form, intakes) ?? readKept(key, intakes);
      const isInView = root.current.getBoundingClientRect().top < innerHeight;
      if (chosen && isInView) holdHeights(root.current, true);
      choices.set(key, chosen);
      if (chosen) keep(key, chosen);
      setChoice(choiceOf(key));
    }
  }, [key, intakes, root, start]);

  function choose(chosen: Start | undefined): void {
    if (root.current) holdHeights(root.current, false);
    choices.set(key, chosen);
    keep(key, chosen);
    setChoice(choiceOf(key));
  }

  return { start, today: choice?.today, choose };
}

function choiceOf(key: string) {
  return { start: choices.get(key), today: localDay(new Date()) };
}

function keep(key: string, start: Start | undefined): void {
  store('localStorage', key, start && { intake: start.intake.id, year: start.year });
}

function readKept(key: string, intakes: readonly Intake[]): Start | undefined {
  const { intake, year } = Object(readStored('localStorage', key));
  return readStart(String(intake), String(year), intakes);
}

/** Where the plan is in view, what is applied while the page loads must not move it. */
function holdHeights(root: HTMLElement, held: boolean): void {
  for (const part of root.querySelectorAll<HTMLElement>('.plan-overview, .plan__when')) {
    part.style.minHeight = held ? `${part.offsetHeight}px` : '';
  }
}
