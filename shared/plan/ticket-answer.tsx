import { useRef } from 'react';
import { useSteadyScroll } from '../browser/use-steady-scroll.ts';
import { RichText } from '../components/rich-text.tsx';
import { monthOf, monthText } from '../months.ts';
import type { DestinationRoute } from '../routes.ts';
import type { AnswerItem } from './answer.ts';
import { type BoardLine, type BoardStart, nextSummer } from './board.ts';
import { ForWhom } from './for-whom.tsx';
import { levelNames } from './levels.ts';
import { stepAnchor } from './plan-rows.tsx';
import type { ChosenPlan, ShownPlan } from './shown-plan.ts';
import { StartLink } from './start-link.tsx';

type Props = { readonly route: DestinationRoute; readonly plan: ShownPlan };

/** What the ticket says of the choice; until a start is chosen, for which one applies this month. */
export function TicketAnswer({ route, plan }: Props) {
  const { problem, chosen, key } = plan;
  const root = useRef<HTMLDivElement>(null);
  useSteadyScroll(root);
  return (
    <div className="ticket-answer" role="status" ref={root}>
      <div key={key}>
        {problem && <p className="ticket-answer__problem">{problem} Choose another start.</p>}{' '}
        {chosen ? (
          <ChosenAnswer route={route} chosen={chosen} />
        ) : (
          <StartLines route={route} plan={plan} />
        )}
      </div>
    </div>
  );
}

function ChosenAnswer({ route, chosen }: { readonly chosen: ChosenPlan } & Pick<Props, 'route'>) {
  const { items, late, lead, arrival } = chosen.answer;
  return (
    <>
      <ForWhom route={route} chosen={chosen} />
      <Steps items={late} />
      <p className="small">{items.length > 0 ? `${lead}:` : `${lead}.`}</p> <Steps items={items} />
      {arrival && (
        <p>
          <RichText text={arrival} />
        </p>
      )}
    </>
  );
}

/** Ways with the number of their step, and what closes first. */
function Steps({ items }: { readonly items: readonly AnswerItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ number, way, note }) => (
        <li key={way.id}>
          <a href={`#${stepAnchor(way)}`}>{way.title}</a>, step {number}{' '}
          {note && <span className="small">{note} </span>}
        </li>
      ))}
    </ul>
  );
}

/** The lines of the board for this country: each chooses its start. */
function StartLines({ route, plan: { lines, level, today } }: Props) {
  if (lines.length === 0) return null;
  const summer = nextSummer(today);
  const byJuly = lines.map((line) => {
    const whom = line.inHand && `results by July ${summer}`;
    return { ...nameOf(line, line.byJuly), whom };
  });
  const inHand = lines.flatMap((line) =>
    line.inHand ? [{ ...nameOf(line, line.inHand), whom: 'results in hand' }] : [],
  );
  return (
    <>
      <p className="small">In {monthText(monthOf(today))} people usually apply for</p>{' '}
      <ul className="ticket-answer__starts">
        {[...byJuly, ...inHand].map(({ start, text, level: own, whom }) => (
          <li key={text}>
            <StartLink route={route} level={level ?? own} value={start.value}>
              {text}
            </StartLink>{' '}
            <span className="small">
              {[whom, start.from ? `apply from ${start.from}` : start.note]
                .filter(Boolean)
                .join(': ')}{' '}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A start with its level, where it is for one of both. */
function nameOf({ level }: BoardLine, start: BoardStart) {
  return { start, level, text: start.text + (level ? `, ${levelNames[level]}` : '') };
}
