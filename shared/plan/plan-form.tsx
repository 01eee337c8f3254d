import { useChoiceForm } from '../browser/use-choice-form.ts';
import { calendarPath, type DestinationRoute, planId } from '../routes.ts';
import { stepsText } from './answer.ts';
import { levelOptions } from './levels.ts';
import { isOffered } from './rows.ts';
import type { ShownPlan } from './shown-plan.ts';
import {
  hasBegun,
  isSometimes,
  type PlanGuide,
  startsOf,
  startText,
  startValue,
} from './starts.ts';

/** The anchor of the form, by which the calendar's button below the steps belongs to it, too. */
export const planFormId = 'your-start';

const hint =
  'Choose both, and the steps get their months: in the plan below, and in your calendar.';

type FieldsProps = { readonly guide: PlanGuide; readonly plan: ShownPlan };

type Props = FieldsProps & { readonly route: DestinationRoute };

/**
 * Asks what a visitor wants to study and when to start. Without script it gets the calendar file. The fields are
 * uncontrolled: a visitor may use them before the script comes.
 */
export function PlanForm({ route: { id }, guide, plan }: Props) {
  const { form, choose, clear } = useChoiceForm(id, plan.selected);
  return (
    <form
      className="plan-form flow"
      id={planFormId}
      method="get"
      action={calendarPath(id)}
      autoComplete="off"
      ref={form}
      onChange={choose}
      onReset={clear}
    >
      <PlanFields guide={guide} plan={plan} />
      <PlanLine plan={plan} />
      <p className="row screen-only">
        <button className="button" type="submit">
          Add to my calendar
        </button>
        <button className={`button button--quiet${plan.isChosen ? '' : ' invisible'}`} type="reset">
          Clear<span className="visually-hidden"> my choice</span>
        </button>
      </p>
    </form>
  );
}

/** What the plan says of the choice, in a line. */
function PlanLine({ plan: { problem, chosen, key } }: Pick<Props, 'plan'>) {
  const numbers = chosen?.answer.items.map(({ number }) => number) ?? [];
  return (
    <div className="plan-form__line" role="status">
      <p key={key}>
        <span className={problem ? 'plan-form__problem' : 'small'}>
          {problem ? `${problem} Choose another start.` : (chosen?.answer.lead ?? hint)}
        </span>{' '}
        {numbers.length > 0 && <a href={`#${planId}`}>{stepsText(numbers)}</a>}
      </p>
    </div>
  );
}

/** The two choices, also for the page that answers a form without a start. */
export function PlanFields({ guide, plan: { selected, level, today } }: FieldsProps) {
  const starts = startsOf(guide)
    .filter(({ intake }) => isOffered(guide.process.plan, intake, level))
    .filter((start) => !hasBegun(start, today));
  return (
    <div className="plan-form__fields">
      <label className="field">
        Level
        <select name="level" defaultValue={selected.level}>
          {levelOptions.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Start
        <select name="start" required defaultValue={selected.start}>
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
