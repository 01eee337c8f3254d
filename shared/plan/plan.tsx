import { guideHeadings } from '../content/guide-headings.ts';
import { planId } from '../routes.ts';
import { levelFieldId } from './levels.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanAnswer } from './plan-answer.tsx';
import { PlanSteps } from './plan-steps.tsx';
import type { PlanProps } from './shown-plan.ts';

/** The usual schedule, counted back from the month in which classes begin: for any year, or for the chosen intake. */
export function Plan({ route, plan }: PlanProps) {
  const { chosen, problem, key } = plan;
  return (
    <div className="flow">
      <h3 id={planId} tabIndex={-1}>
        {guideHeadings.plan}
      </h3>
      <div className="flow" key={key}>
        {chosen ? (
          <PlanAnswer route={route} plan={plan} chosen={chosen} />
        ) : (
          <p className="screen-only">
            {problem} The months for {plan.drawn.text} of any year.{' '}
            <a href={`#${levelFieldId}`}>Choose your level and intake</a> for your own months, what
            to do now, and a calendar file.
          </p>
        )}
        <PlanSteps plan={plan} />
        {chosen && <PlanActions route={route} plan={plan} chosen={chosen} />}
      </div>
    </div>
  );
}
