import { guideHeadings } from '../content/guide-headings.ts';
import { type DestinationRoute, planId } from '../routes.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanAnswer } from './plan-answer.tsx';
import { planFormId } from './plan-form.tsx';
import { PlanRows } from './plan-rows.tsx';
import { choiceText, type ShownPlan } from './shown-plan.ts';
import { anyYear, type PlanGuide } from './starts.ts';

type Props = {
  readonly route: DestinationRoute;
  readonly guide: PlanGuide;
  readonly plan: ShownPlan;
};

/** What is usually done when, counted back from the start of classes: for every intake, or for the start that is chosen. */
export function Plan({ route, guide, plan }: Props) {
  const { rows, chosen, problem, key } = plan;
  const [intake] = guide.intakes;
  if (!intake) throw new Error(`${route.label} has no intake.`);
  return (
    <div className="flow">
      <h3 id={planId} tabIndex={-1}>
        {guideHeadings.plan}
      </h3>
      <div className="flow" key={key}>
        {chosen ? (
          <PlanAnswer text={choiceText(route.label, plan)} chosen={chosen} route={route} />
        ) : (
          <p className="screen-only">
            {problem} These are the months of any year.{' '}
            <a href={`#${planFormId}`}>Choose your level and start</a> to see your own, with what
            usually falls into this month, and to get its calendar file.
          </p>
        )}
        <PlanRows rows={rows} start={chosen?.start ?? { intake, year: anyYear }} chosen={chosen} />
        {chosen && <PlanActions route={route} plan={plan} chosen={chosen} />}
      </div>
    </div>
  );
}
