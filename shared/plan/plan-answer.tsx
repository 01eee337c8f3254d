import { site } from '#content/site.ts';
import { Link } from '../components/link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { homeRoute } from '../routes.ts';
import { dayText } from '../time/months.ts';
import { IntakeLineText } from './intake-line.tsx';
import { IntakeLink } from './intake-link.tsx';
import { intakeName } from './intakes.ts';
import { levelFieldId } from './levels.ts';
import { type ChosenPlanProps, choiceText } from './shown-plan.ts';

/** The plan's heading in print and in forwarded links, and what to do if it does not fit. */
export function PlanAnswer({ route, plan, chosen }: ChosenPlanProps) {
  return (
    <div className="flow">
      <p className="small">
        <strong>{choiceText(route.label, chosen.intake, plan.level)}</strong>: the usual plan as of{' '}
        {dayText(plan.today)}, from <Link to={homeRoute.path}>{site.name}</Link>.{' '}
        <a className="screen-only" href={`#${levelFieldId}`}>
          Change
        </a>
      </p>
      <p>
        Late with a step? Ask the university today.{' '}
        {chosen.next.length > 0 && 'Too late for this intake? The next main one here: '}
        {chosen.next.map((line) => (
          <span key={intakeName(line)}>
            <IntakeLineText line={line} today={plan.today}>
              <IntakeLink route={route} intake={line} toPlan />
            </IntakeLineText>{' '}
          </span>
        ))}
        <RichText text="For every country, see [what to apply for next](page:home#board)." />
      </p>
    </div>
  );
}
