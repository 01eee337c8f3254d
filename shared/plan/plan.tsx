import { useRef } from 'react';
import { useSteadyScroll } from '../browser/use-steady-scroll.ts';
import { PageLink } from '../components/page-link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { guideHeadings } from '../content/guide-headings.ts';
import { dayText } from '../months.ts';
import { type DestinationRoute, enquirySuffix, homeRoute, planId } from '../routes.ts';
import { limitText } from './limits.ts';
import { PlanActions } from './plan-actions.tsx';
import { planFormId } from './plan-form.tsx';
import { PlanRows, stepAnchor } from './plan-rows.tsx';
import { anyYear, type PlanGuide, startText } from './starts.ts';
import { type ChosenPlan, usePlan } from './use-plan.ts';

type Props = { readonly route: DestinationRoute; readonly guide: PlanGuide };

/** What is usually done when, counted back from the start of classes: for every intake, or for the start that is chosen. */
export function Plan({ route, guide }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { rows, chosen, key } = usePlan(route.id, guide);
  const [intake] = guide.intakes;
  if (!intake) throw new Error(`${route.label} has no intake.`);
  useSteadyScroll(root);
  return (
    <div className="flow" ref={root}>
      <h3 id={planId} tabIndex={-1}>
        {guideHeadings.plan}
      </h3>
      <div className="flow" key={key}>
        {chosen ? (
          <PlanAnswer chosen={chosen} route={route} />
        ) : (
          <p className="screen-only">
            These are the months of any year.{' '}
            <a href={`#${planFormId}`}>Choose your level and start</a> to see your own, with what
            usually falls into this month.
          </p>
        )}
        <PlanRows rows={rows} start={chosen?.start ?? { intake, year: anyYear }} chosen={chosen} />
        {chosen && <PlanActions />}
      </div>
    </div>
  );
}

type AnswerProps = { readonly chosen: ChosenPlan; readonly route: DestinationRoute };
type ItemsProps = { readonly chosen: ChosenPlan; readonly items: ChosenPlan['answer']['items'] };

/** What usually falls into this month, in the loudest type of the section, and what usually comes before it. */
function PlanAnswer({ chosen, route }: AnswerProps) {
  const { start, today, answer } = chosen;
  const { items, lead, late, over } = answer;
  return (
    <div className="plan-answer flow">
      <p className="small">
        Start: {startText(start)}. Today is {dayText(today)}.{' '}
        <a className="screen-only" href={`#${planFormId}`}>
          Change
        </a>
      </p>
      {late.length > 0 && <AnswerItems items={late} chosen={chosen} />}
      <p className="plan-answer__lead">{items.length > 0 ? `${lead}:` : `${lead}.`}</p>
      {items.length > 0 && <AnswerItems items={items} chosen={chosen} />}
      {over && (
        <>
          <p>{over}</p>
          <p className="screen-only">
            <PageLink className="button" route={homeRoute} suffix={enquirySuffix(route.label)}>
              Ask us about {route.nameInText}
            </PageLink>
          </p>
        </>
      )}
    </div>
  );
}

/** Ways with their steps and limits. */
function AnswerItems({ items, chosen: { start, today } }: ItemsProps) {
  return (
    <ul className="plan-answer__items">
      {items.map(({ number, way, limits }) => (
        <li key={way.id}>
          <a href={`#${stepAnchor(way)}`}>{way.title}</a>{' '}
          <span className="small">step {number} </span>
          {limits.map((limit) => (
            <p className="small" key={limitText(limit, start)}>
              <RichText text={limitText(limit, start, today)} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
