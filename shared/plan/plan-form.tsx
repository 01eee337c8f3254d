import { Link } from '../components/link.tsx';
import { planId } from '../routes.ts';
import { hasBegun, intakesOf, isSometimes, type PlanGuide } from './intakes.ts';
import { levelFieldId, levelLabels, levels } from './levels.ts';
import type { PlanProps } from './shown-plan.ts';
import { isOffered } from './steps.ts';
import { TicketAnswer } from './ticket-answer.tsx';
import { useChoiceForm } from './use-choice-form.ts';

type Props = PlanProps & { readonly guide: PlanGuide };

/**
 * The form for level and intake. Applies a change at once, or by its submit button without JavaScript. The fields are
 * uncontrolled: a visitor may use them before hydration.
 */
export function PlanForm({ route, guide, plan }: Props) {
  const { form, choose, submit, clear } = useChoiceForm(guide, plan.selected);
  return (
    <form
      className="plan-form flow"
      id="your-start"
      method="get"
      action={`${route.path}#${planId}`}
      autoComplete="off"
      aria-label="Level and intake of your plan"
      ref={form}
      onChange={choose}
      onSubmit={submit}
    >
      <PlanFields guide={guide} plan={plan} />
      <p className="row screen-only">
        <button className="button" type="submit">
          Show my plan
        </button>
        <Link
          className={`button button--quiet${plan.isChosen ? '' : ' invisible'}`}
          to={route.path}
          onClick={clear}
        >
          Clear<span className="visually-hidden"> my choice</span>
        </Link>
      </p>
      <TicketAnswer route={route} plan={plan} />
    </form>
  );
}

function PlanFields({ guide, plan: { selected, level, today } }: Omit<Props, 'route'>) {
  const { plan } = guide.process;
  const intakes = intakesOf(guide)
    .filter((intake) => !hasBegun(intake, today))
    .filter((intake) => isOffered({ plan, intake, level, today }));
  return (
    <div className="plan-form__fields">
      <label className="field">
        Level
        <select id={levelFieldId} name="level" defaultValue={selected.level ?? ''}>
          <option value="">Not sure yet</option>
          {levels.map((each) => (
            <option key={each} value={each}>
              {levelLabels[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Intake
        <select name="start" defaultValue={selected.intake ?? ''}>
          <option value="">Choose</option>
          {intakes.map((intake) => (
            <option key={intake.value} value={intake.value}>
              {`${intake.short ?? intake.name} ${intake.year}${isSometimes(intake, level) ? ' (some courses)' : ''}`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
