import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Intake } from '../content/types.ts';
import { calendarPath, type DestinationId } from '../routes.ts';
import { readStored, store } from '../storage.ts';
import { localDay, offeredYears, readStart, type Start } from './plan-dates.ts';

type Props = {
  readonly destination: DestinationId;
  readonly intakes: readonly Intake[];
  /** The visitor's; undefined on the server, whose pages know no year. */
  readonly thisYear: number | undefined;
  /** The first year of an intake that can still be reached. */
  suggestYear(intake: Intake): number | undefined;
  onChoose(start: Start | undefined): void;
};

/** Asks when a visitor wants to start. With and without script it leads to the calendar file. */
export function PlanForm({ destination, intakes, thisYear, suggestYear, onChoose }: Props) {
  const years = thisYear === undefined ? [] : offeredYears(thisYear);

  function change(form: HTMLFormElement): void {
    const { intake, year } = fieldsOf(form);
    const chosen = intakes.find(({ id }) => id === intake.value);
    if (chosen && year.value === '') year.value = String(suggestYear(chosen) ?? '');
    const start = readFields(form, intakes);
    if (start) onChoose(start);
  }

  return (
    <form
      className="row plan-form"
      method="get"
      action={calendarPath(destination)}
      onReset={() => onChoose(undefined)}
      onChange={({ currentTarget }) => change(currentTarget)}
    >
      <label className="field">
        Intake
        <select name="intake" required defaultValue="">
          <option value="">Choose</option>
          {intakes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Year
        <input name="year" type="number" required min={years[0]} max={years.at(-1)} />
      </label>
      <button className="button" type="submit">
        Add to my calendar
      </button>
      <button className="button button--quiet" type="reset">
        Clear my choice
      </button>
      <p className="small">
        Your calendar gets an entry for each step, on its first day. Your choice is kept on this
        device only, if your browser allows it. Browsers may forget it after some weeks: print or
        save the plan.
      </p>
    </form>
  );
}

type Fields = { readonly intake: HTMLSelectElement; readonly year: HTMLInputElement };

function fieldsOf({ elements }: HTMLFormElement): Fields {
  return elements as HTMLFormControlsCollection & Fields;
}

function readFields(form: HTMLFormElement, intakes: readonly Intake[]): Start | undefined {
  const { intake, year } = fieldsOf(form);
  return readStart(intake.value, year.value, intakes);
}

/** The choices of this visit by the key under which they are stored: a browser may store nothing. */
const choices = new Map<string, Start | undefined>();

type ChoiceOptions = {
  readonly key: string;
  readonly intakes: readonly Intake[];
  /** Holds the form, and the parts that a choice changes. */
  readonly root: RefObject<HTMLElement | null>;
};

/**
 * The start that a visitor has chosen, kept on this device and shown in the form, with the visitor's date. Neither is
 * there on the server and in hydration.
 */
export function useChosenStart({ key, intakes, root }: ChoiceOptions) {
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
      const chosen = readFields(form, intakes) ?? readStoredStart(key, intakes);
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

function readStoredStart(key: string, intakes: readonly Intake[]): Start | undefined {
  const { intake, year } = Object(readStored('localStorage', key));
  return readStart(String(intake), String(year), intakes);
}

/** Where the plan is in view, what is applied while the page loads must not move it. */
function holdHeights(root: HTMLElement, held: boolean): void {
  for (const part of root.querySelectorAll<HTMLElement>('.plan-overview, .plan__when')) {
    part.style.minHeight = held ? `${part.offsetHeight}px` : '';
  }
}
