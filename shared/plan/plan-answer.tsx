import { site } from '#content/site.ts';
import { Link } from '../components/link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { homeRoute } from '../routes.ts';
import { dayText } from '../time/months.ts';
import { IntakeLineText } from './intake-line.tsx';
import { IntakeLink } from './intake-link.tsx';
import { intakeName } from './intakes.ts';
import { levelFieldId } from './levels.ts';
import { stepAnchor } from './plan-steps.tsx';
import { type ChosenPlanProps, choiceText } from './shown-plan.ts';
import { lastDateText, leadText, titleText } from './words.ts';

/** The result above the steps, in the section's largest type. */
export function PlanAnswer({ route, plan, chosen }: ChosenPlanProps) {
  return (
    <div className="flow">
      <p className="small">
        <strong>{choiceText(route.label, chosen.intake, plan.level)}</strong>, on{' '}
        {dayText(plan.today)}, by <Link to={homeRoute.path}>{site.name}</Link>.{' '}
        <a className="screen-only" href={`#${levelFieldId}`}>
          Change
        </a>
      </p>
      <div className="flow plan-answer">
        <ChosenAnswer route={route} plan={plan} chosen={chosen} />
      </div>
      <p>
        Late with a step? Ask the university today.{' '}
        {chosen.next.length > 0 && 'The next intake here: '}
        {chosen.next.map((intake) => (
          <span key={intakeName(intake)}>
            <IntakeLink route={route} intake={intake} toPlan />.{' '}
          </span>
        ))}
        <RichText text="Elsewhere: see [what to apply for next](page:home#board)." />
      </p>
    </div>
  );
}

/** The chosen intake's application, and the steps that are usually due, with their last dates. */
export function ChosenAnswer({ plan: { lines, today }, chosen }: ChosenPlanProps) {
  const { month, due, arrival } = chosen;
  return (
    <>
      {lines.map((line) => (
        <p key={intakeName(line)}>
          <IntakeLineText line={line} today={today}>
            {intakeName(line)}
          </IntakeLineText>{' '}
        </p>
      ))}
      <p>{month === undefined ? <RichText text={arrival} /> : leadText(month)}</p>{' '}
      {due.length > 0 && (
        <ul>
          {due.map(({ option, number, date }) => (
            <li key={option.id}>
              <a href={`#${stepAnchor(option)}`}>{titleText(option)}</a>, step {number}{' '}
              {date && <span className="small">{lastDateText(date, today)} </span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
