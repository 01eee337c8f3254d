import { useLayoutEffect, useRef } from 'react';
import type { Level } from '../content/types.ts';
import type { Day } from '../months.ts';
import { calendarPath, type DestinationRoute, planId } from '../routes.ts';
import { stepsText } from './answer.ts';
import { levels } from './choice.ts';
import { keepChoice, showInAddress } from './kept-choice.ts';
import { isOffered } from './rows.ts';
import {
  hasBegun,
  isSometimes,
  type PlanGuide,
  startsOf,
  startText,
  startValue,
} from './starts.ts';
import { usePlan } from './use-plan.ts';

/** The anchor of the form, by which the calendar's button below the steps belongs to it, too. */
export const planFormId = 'your-start';

const hint =
  'Choose both, and the steps get their months: in the plan below, and in your calendar.';

type Props = { readonly route: DestinationRoute; readonly guide: PlanGuide };

/**
 * Asks what a visitor wants to study and when to start. Without script it gets the calendar file. The fields are
 * uncontrolled: a visitor may use them before the script comes.
 */
export function PlanForm({ route: { id }, guide }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { level, problem, today, fields, chosen, key } = usePlan(id, guide);
  const start = chosen?.start;
  const numbers = chosen?.answer.items.map(({ number }) => number);

  useLayoutEffect(() => {
    // Before the script came.
    const chosenBefore = valuesOf(form.current);
    if (chosenBefore.start || chosenBefore.level) keepChoice(id, chosenBefore);
  }, [id]);

  useLayoutEffect(() => {
    if (!today) return;
    const values = { level: level ?? '', start: start ? startValue(start) : '' };
    for (const select of form.current?.querySelectorAll('select') ?? []) {
      select.value = values[select.name as keyof typeof values];
    }
    return showInAddress(fields);
  }, [today, level, start, fields]);

  return (
    <form
      className="plan-form flow"
      id={planFormId}
      method="get"
      action={calendarPath(id)}
      autoComplete="off"
      ref={form}
      onChange={() => keepChoice(id, valuesOf(form.current))}
      onReset={() => {
        keepChoice(id, { start: '', level: '' });
        // The button is gone afterwards.
        form.current?.querySelector('select')?.focus();
      }}
    >
      <PlanFields guide={guide} level={level} today={today} />
      <div className="plan-form__line" role="status">
        <p key={key}>
          <span className={problem ? 'plan-form__problem' : 'small'}>
            {problem ? `${problem} Choose another start.` : (chosen?.answer.lead ?? hint)}
          </span>{' '}
          {numbers && numbers.length > 0 && <a href={`#${planId}`}>{stepsText(numbers)}</a>}
        </p>
      </div>
      <p className="row screen-only">
        <button className="button" type="submit">
          Add to my calendar
        </button>
        <button
          className={fields ? 'button button--quiet' : 'button button--quiet invisible'}
          type="reset"
        >
          Clear<span className="visually-hidden"> my choice</span>
        </button>
      </p>
    </form>
  );
}

type FieldsProps = {
  readonly guide: PlanGuide;
  readonly level: Level | undefined;
  /** Starts that have begun before it are left out; the server's pages know no day. */
  readonly today: Day | undefined;
};

/** The two choices, also for the page that answers a form without a start. */
export function PlanFields({ guide, level, today }: FieldsProps) {
  const starts = startsOf(guide)
    .filter(({ intake }) => isOffered(guide.process.plan, intake, level))
    .filter((start) => !today || !hasBegun(start, today));
  return (
    <div className="plan-form__fields">
      <label className="field">
        Level
        <select name="level" defaultValue={level ?? ''}>
          {levels.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Start
        <select name="start" required defaultValue="">
          <option value="">Choose</option>
          {starts.map((start) => (
            <option key={startValue(start)} value={startValue(start)}>
              {startText(start)}
              {isSometimes(start.intake, level) && ' (some courses)'}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function valuesOf(form: HTMLFormElement | null) {
  const data = new FormData(form ?? undefined);
  return { start: String(data.get('start') ?? ''), level: String(data.get('level') ?? '') };
}
