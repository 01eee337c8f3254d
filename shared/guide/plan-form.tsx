import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Intake, Level, PlanEntry } from '../content/types.ts';
import { calendarPath, type DestinationId } from '../routes.ts';
import { offeredYears } from './plan-dates.ts';
import { isOffered, type Start } from './plan-entries.ts';
import { fieldsOf, valuesOf } from './plan-fields.ts';
import { readLevel, readStart } from './read-start.ts';
import type { ChosenFields } from './start-store.ts';

/** By which the calendar's button, below the steps, belongs to the form. */
export const planFormId = 'plan-form';

type Props = {
  readonly destination: DestinationId;
  readonly plan: readonly PlanEntry[];
  readonly intakes: readonly Intake[];
  readonly start: Start | undefined;
  /** The visitor's; undefined on the server and in hydration, whose pages know no year. */
  readonly thisYear: number | undefined;
  /** The first year of an intake with enough time. */
  suggestYear(intake: Intake, level: Level | undefined): number | undefined;
  /** Called with what stands in the fields when it is a start that is offered, and without it when it no longer is. */
  onChoose(fields: ChosenFields | undefined): void;
};

const levels: readonly (readonly [value: Level | '', label: string])[] = [
  ['', 'Not sure yet'],
  ['bachelor', 'Bachelor’s'],
  ['master', 'Master’s or PhD'],
];

/**
 * Asks what a visitor wants to study and when to start. Without script it leads to the calendar file. The fields are
 * uncontrolled: a visitor may use them before the script comes.
 */
export function PlanForm({ destination, plan, intakes, start, thisYear, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isReady = useRef(false);
  const [problem, setProblem] = useState('');
  const [level, setLevel] = useState<Level>();
  const years = thisYear === undefined ? [] : offeredYears(thisYear);

  function choose(changed: EventTarget | null): void {
    if (!form.current || thisYear === undefined) return;
    const fields = fieldsOf(form.current);
    setLevel(readLevel(fields.level.value));
    const intake = intakes.find(({ id }) => id === fields.intake.value);
    // Only then: a year that somebody is changing is theirs.
    if (intake && changed !== fields.year && fields.year.value === '') {
      fields.year.value = String(props.suggestYear(intake, readLevel(fields.level.value)) ?? '');
    }
    const values = valuesOf(fields);
    const isComplete = /^\d{4}$/.test(values.year) && intake !== undefined;
    const chosen = readStart(values, { plan, intakes, thisYear });
    setProblem(isComplete && !chosen ? problemOf(values, intake, years) : '');
    props.onChoose(chosen && values);
  }

  /** Enter in a field would download the calendar at once. */
  function ignoreEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  }

  useLayoutEffect(() => {
    if (!form.current || thisYear === undefined) return;
    const fields = fieldsOf(form.current);
    const isFirst = !isReady.current;
    isReady.current = true;
    // What was chosen before the script came counts more than what is stored.
    if (start && !(isFirst && fields.intake.value)) {
      fields.intake.value = start.intake.id;
      fields.year.value = String(start.year);
      fields.level.value = start.level ?? '';
      setLevel(start.level);
    }
    if (isFirst && fields.intake.value) {
      fields.intake.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, [start, thisYear]);

  return (
    <form
      className="row plan-form"
      id={planFormId}
      method="get"
      action={calendarPath(destination)}
      autoComplete="off"
      ref={form}
      onReset={() => {
        setProblem('');
        setLevel(undefined);
        props.onChoose(undefined);
      }}
      onChange={({ target }) => choose(target)}
      onKeyDown={ignoreEnter}
    >
      <label className="field">
        Level
        <select name="level" defaultValue="">
          {levels.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Intake
        <select name="intake" required defaultValue="">
          <option value="">Choose</option>
          {intakes
            .filter((intake) => isOffered(plan, { intake, level }))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <label className="field">
        Year
        <input
          name="year"
          type="text"
          inputMode="numeric"
          required
          maxLength={4}
          pattern="20\d\d"
          title="A year in four digits, for example 2027."
          aria-describedby="plan-problem"
        />
      </label>
      <button className="button button--quiet screen-only" type="reset">
        Clear my choice
      </button>
      <p className="plan-form__problem" id="plan-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}

function problemOf({ year }: ChosenFields, intake: Intake, years: readonly number[]): string {
  if (years.includes(Number(year))) return `${intake.name} is not offered at this level.`;
  return `${year} is not offered: choose a year from ${years[0]} to ${years.at(-1)}.`;
}
