import { useRef } from 'react';
import { useSteadyScroll } from '../browser/use-steady-scroll.ts';
import { guideHeadings } from '../content/guide-headings.ts';
import { type DestinationRoute, planId } from '../routes.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanAnswer } from './plan-answer.tsx';
import { levelFieldId } from './plan-form.tsx';
import { PlanRows } from './plan-rows.tsx';
import { isOffered } from './rows.ts';
import { choiceText, type ShownPlan } from './shown-plan.ts';
import { StartLink } from './start-link.tsx';
import {
  anyYear,
  classesBegin,
  isSometimes,
  type PlanGuide,
  startsOf,
  startText,
  startValue,
} from './starts.ts';

type Props = {
  readonly route: DestinationRoute;
  readonly guide: PlanGuide;
  readonly plan: ShownPlan;
};

/** What is usually done when, counted back from the start of classes: for every intake, or for the start that is chosen. */
export function Plan({ route, guide, plan }: Props) {
  const { rows, chosen, problem, key } = plan;
  const [intake] = guide.intakes;
  const root = useRef<HTMLDivElement>(null);
  useSteadyScroll(root);
  if (!intake) throw new Error(`${route.label} has no intake.`);
  return (
    <div className="flow" ref={root}>
      <h3 id={planId} tabIndex={-1}>
        {guideHeadings.plan}
      </h3>
      <div className="flow" key={key}>
        {chosen ? (
          <PlanAnswer text={choiceText(route.label, plan)} chosen={chosen} route={route} />
        ) : (
          <p className="screen-only">
            {problem} These are the months of any year.{' '}
            <a href={`#${levelFieldId}`}>Choose your level and start</a> to see your own, with what
            usually falls into this month, and to get its calendar file.
          </p>
        )}
        <PlanRows rows={rows} start={chosen?.start ?? { intake, year: anyYear }} chosen={chosen} />
        {chosen && <NextStart guide={guide} plan={plan} route={route} />}
        {chosen && <PlanActions route={route} plan={plan} chosen={chosen} />}
      </div>
    </div>
  );
}

/** What follows where a start can't be reached: the next one. */
function NextStart({ route, guide, plan: { chosen, level } }: Props) {
  const next = startsOf(guide).find(
    (start) =>
      chosen &&
      classesBegin(start)[0] > classesBegin(chosen.start)[0] &&
      !isSometimes(start.intake, level) &&
      isOffered(guide.process.plan, start.intake, level),
  );
  if (!chosen || !next) return null;
  return (
    <p>
      Can’t be ready for {startText(chosen.start)}? Next comes{' '}
      <StartLink route={route} level={level} value={startValue(next)} hash={`#${planId}`}>
        {startText(next)}
      </StartLink>
      .
    </p>
  );
}
