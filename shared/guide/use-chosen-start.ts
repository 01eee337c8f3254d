import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { readStored, store } from '../browser.ts';
import type { Intake } from '../content/types.ts';
import type { Day } from '../months.ts';
import { localDay, readStart, type Start } from './plan-dates.ts';
import { fieldsOf, readFields } from './plan-form.tsx';

type Choice = { readonly start?: Start | undefined; readonly today: Day };

type Options = {
  /** Under which the choice is stored. */
  readonly key: string;
  readonly intakes: readonly Intake[];
  /** Holds the form, and the parts that a choice changes. */
  readonly root: RefObject<HTMLElement | null>;
};

/** The choices of this visit by key: a browser may store nothing. */
const choices = new Map<string, Choice>();
const listeners = new Set<() => void>();

/**
 * The start that a visitor has chosen, kept on this device and shown in the form, with the visitor's date. Neither is
 * there on the server and in hydration.
 */
export function useChosenStart({ key, intakes, root }: Options) {
  const choice = useSyncExternalStore(
    subscribe,
    () => choiceOf(key, intakes),
    () => undefined,
  );
  const start = choice?.start;

  useLayoutEffect(() => {
    const form = root.current?.querySelector('form');
    if (!root.current || !form) return;
    const { intake, year } = fieldsOf(form);
    if (start) {
      intake.value = start.intake.id;
      year.value = String(start.year);
      return;
    }
    // In hydration: what was typed before the script came, or is kept.
    const typed = readFields(form, intakes);
    if (typed) choose(key, typed);
    if (choiceOf(key, intakes).start) holdHeights(root.current);
  }, [key, intakes, root, start]);

  return {
    start,
    today: choice?.today,
    choose(chosen: Start | undefined) {
      releaseHeights(root.current);
      choose(key, chosen);
    },
  };
}

function choose(key: string, start: Start | undefined): void {
  choices.set(key, { start, today: localDay(new Date()) });
  store('localStorage', key, start && { intake: start.intake.id, year: start.year });
  for (const notify of listeners) notify();
}

function choiceOf(key: string, intakes: readonly Intake[]): Choice {
  const known = choices.get(key);
  const today = localDay(new Date());
  // The page may stay open until another day.
  if (known?.today.day === today.day && known.today.month === today.month) return known;
  const choice = { start: known ? known.start : readKept(key, intakes), today };
  choices.set(key, choice);
  return choice;
}

function readKept(key: string, intakes: readonly Intake[]): Start | undefined {
  const { intake, year } = Object(readStored('localStorage', key)) as Readonly<
    Record<string, unknown>
  >;
  return readStart(String(intake), String(year), intakes);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  document.addEventListener('visibilitychange', notify);
  return () => {
    listeners.delete(notify);
    document.removeEventListener('visibilitychange', notify);
  };
}

const parts = '.plan-overview, .plan__when';

/** What is applied while the page loads moves nothing where the plan is in view. */
function holdHeights(root: HTMLElement): void {
  if (root.getBoundingClientRect().top > innerHeight) return;
  const held = [...root.querySelectorAll<HTMLElement>(parts)].map((part) => {
    return { style: part.style, height: part.offsetHeight };
  });
  for (const { style, height } of held) style.minHeight = `${height}px`;
}

function releaseHeights(root: HTMLElement | null): void {
  for (const { style } of root?.querySelectorAll<HTMLElement>(parts) ?? []) style.minHeight = '';
}
