import { PageLink } from '../components/page-link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { dayText, monthOf, monthText } from '../months.ts';
import { type DestinationRoute, enquirySuffix, homeRoute, planId } from '../routes.ts';
import { type AnswerItem, stepsText } from './answer.ts';
import { ForWhom } from './for-whom.tsx';
import { levelFieldId } from './plan-form.tsx';
import { stepAnchor } from './plan-rows.tsx';
import type { ChosenPlan } from './shown-plan.ts';
import { StartLink } from './start-link.tsx';
import { startText } from './starts.ts';

type Props = { readonly chosen: ChosenPlan; readonly route: DestinationRoute };

/** For whom a start is, and what usually falls into this month, in the loudest type of the section. */
export function PlanAnswer({ text, chosen, route }: Props & { readonly text: string }) {
  const { today, answer } = chosen;
  const { items, lead, late, arrival } = answer;
  return (
    <div className="plan-answer flow">
      <p className="small">
        <strong>{text}</strong>, on {dayText(today)}.{' '}
        <a className="screen-only" href={`#${levelFieldId}`}>
          Change
        </a>
      </p>
      <ForWhom chosen={chosen} route={route} />
      <AnswerItems items={late} />
      <p className="plan-answer__lead">{items.length > 0 ? `${lead}:` : `${lead}.`}</p>
      <AnswerItems items={items} />
      {arrival && (
        <p>
          <RichText text={arrival} />
        </p>
      )}
      <WaitingItems chosen={chosen} />
      <NotDone chosen={chosen} route={route} />
    </div>
  );
}

/** What waits for steps that are over, below these. */
function WaitingItems({ chosen: { answer } }: Pick<Props, 'chosen'>) {
  const { skipped, waiting } = answer;
  if (skipped.length === 0) return null;
  return (
    <>
      <p>
        {stepsText(skipped)}{' '}
        {skipped.length > 1
          ? 'come next, although their usual months are over.'
          : 'comes next, although its usual months are over.'}
      </p>
      {waiting.length > 0 && <p>Only after that:</p>}
      <AnswerItems items={waiting} />
    </>
  );
}

/** What usually comes before and, where it is the application or later, for which starts people apply, and whom to ask. */
function NotDone({ chosen: { answer, start, today, course }, route }: Props) {
  const { before, instead, ask, afterLateForms } = answer;
  const askEach = [`For ${startText(start)}, ask each university today.`, ...afterLateForms];
  return (
    <>
      {before && <p>{before}</p>}
      {instead.length > 0 && (
        <p>
          Not applied yet?{' '}
          {instead.map(({ level, value, text, from }) => (
            <span key={value}>
              People usually apply {from ? 'from' : 'in'} {from ?? monthText(monthOf(today))} for{' '}
              <StartLink route={route} level={level} value={value} hash={`#${planId}`}>
                {text}
              </StartLink>
              .{' '}
            </span>
          ))}
          <RichText
            text={
              ask === 'universities'
                ? askEach.join(' ')
                : `Something else is not done for ${startText(start)}? Ask the university for the last day of arrival, and read the official page.`
            }
          />
        </p>
      )}
      {(instead.length > 0 || answer.skipped.length > 0) && (
        <p className="screen-only">
          <PageLink
            className="button"
            route={homeRoute}
            suffix={enquirySuffix(route.label, course)}
          >
            Ask us about {route.nameInText}
          </PageLink>
        </p>
      )}
    </>
  );
}

/** Ways with their steps and last days. */
function AnswerItems({ items }: { readonly items: readonly AnswerItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="plan-answer__items">
      {items.map(({ number, way, texts }) => (
        <li key={way.id}>
          <a href={`#${stepAnchor(way)}`}>{way.title}</a>{' '}
          <span className="small">step {number} </span>
          {texts.map((text) => (
            <p className="small" key={text}>
              <RichText text={text} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
