import { Link } from 'react-router-dom';
import { site } from '#content/site.ts';
import { RichText } from '../components/rich-text.tsx';
import { dayText } from '../months.ts';
import { homeRoute } from '../routes.ts';
import type { AnswerItem } from './answer.ts';
import type { BoardIntake } from './board.ts';
import { IntakeSentences } from './intake-link.tsx';
import { resultsFor, resultsText } from './intakes.ts';
import { levelFieldId } from './levels.ts';
import { stepAnchor } from './plan-steps.tsx';
import { type ChosenPlanProps, choiceText } from './shown-plan.ts';

/** The result above the steps, in full and in the section's largest type. */
export function PlanAnswer({ route, plan, chosen }: ChosenPlanProps) {
  const { answer } = chosen;
  const [later] = plan.next;
  return (
    <div className="flow">
      <p className="small">
        <strong>{choiceText(route.label, chosen.intake, plan.level)}</strong>, on{' '}
        {dayText(plan.today)}, by <Link to={homeRoute.path}>{site.name}</Link>.{' '}
        <a className="screen-only" href={`#${levelFieldId}`}>
          Change
        </a>
      </p>
      <AnswerOfMonth route={route} plan={plan} chosen={chosen} />
      {answer.skipped && <p>{answer.skipped}</p>}
      {answer.waiting.length > 0 && <p>Only after that:</p>}
      <AnswerItems items={answer.waiting} />
      {answer.ask && (
        <p>
          Not applied yet? {answer.ask.first}{' '}
          {later && (
            <>
              {answer.ask.first ? 'If not, look' : 'Look'} at{' '}
              <IntakeSentences route={route} intakes={later.intakes} />
              {later.sooner}
            </>
          )}
          <RichText text={answer.ask.after} />
        </p>
      )}
    </div>
  );
}

type MonthProps = ChosenPlanProps & { readonly isBrief?: true };

/**
 * The applicants of an intake, and what is usually due this month.
 *
 * @param isBrief true to show only the first closing date of each step
 */
export function AnswerOfMonth({ route, plan, chosen, isBrief }: MonthProps) {
  const { others } = chosen;
  const { late, lead, items, arrival } = chosen.answer;
  const own = resultsFor(chosen.intake, plan.today);
  const textFor = ({ results }: BoardIntake) =>
    own === 'in hand or due by July' ? 'after July' : resultsText(results, plan.today);
  return (
    <>
      {others.length > 0 && (
        <p>
          {[...new Set(others.map(textFor))].map((text) => (
            <span key={text}>
              Not applied yet, and results {text.startsWith('in hand') ? text : `due ${text}`}?{' '}
              {text === 'after July'
                ? 'Ask each university whether it waits for them, or look at'
                : 'Look at'}{' '}
              <IntakeSentences
                route={route}
                intakes={others.filter((it) => textFor(it) === text)}
              />
            </span>
          ))}
          Applied already? Ask the university by which day it needs your results.
        </p>
      )}
      <AnswerItems items={late} isBrief={isBrief} />
      <p className={isBrief ? 'small' : 'plan-answer__lead'}>{lead}</p>{' '}
      <AnswerItems items={items} isBrief={isBrief} />
      {arrival && (
        <p>
          <RichText text={arrival} />
        </p>
      )}
    </>
  );
}

type ItemsProps = {
  readonly items: readonly AnswerItem[];
  readonly isBrief?: true | undefined;
};

/** Options linked to their steps, with deadlines. */
function AnswerItems({ items, isBrief }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={isBrief ? undefined : 'plan-answer__items'}>
      {items.map(({ number, option, note, texts }) => (
        <li key={option.id}>
          <a href={`#${stepAnchor(option)}`}>{option.title}</a>, step {number}{' '}
          {isBrief && note && <span className="small">{note} </span>}
          {!isBrief &&
            texts.map((text) => (
              <p className="small" key={text}>
                <RichText text={text} />
              </p>
            ))}
        </li>
      ))}
    </ul>
  );
}
