import { type Day, monthOf, monthText } from '../months.ts';
import type { BoardStart } from './board.ts';
import { StartLink } from './intake-link.tsx';
import { nextSummer, startName } from './intakes.ts';
import { AnswerOfMonth } from './plan-answer.tsx';
import type { PlanProps } from './shown-plan.ts';

/** What the ticket says of the choice; until a start is chosen, for which one applies this month. */
export function TicketAnswer({ route, plan }: PlanProps) {
  const { problem, chosen, applied, key } = plan;
  return (
    <div className="ticket-answer" role="status">
      <div key={key}>
        {problem && <p className="ticket-answer__problem">{problem} Choose another start.</p>}{' '}
        {chosen && <AnswerOfMonth route={route} chosen={chosen} isBrief />}
        {applied.length > 0 && <AppliedStarts route={route} plan={plan} />}
      </div>
    </div>
  );
}

/** What the board has of this country: each line chooses its start. */
function AppliedStarts({ route, plan: { applied, today } }: PlanProps) {
  return (
    <>
      <p className="small">In {monthText(monthOf(today))} people usually apply for</p>{' '}
      <ul className="ticket-answer__starts">
        {applied.map((start) => (
          <li key={startName(start)}>
            <StartLink route={route} start={start} />{' '}
            <span className="small">{conditionOf(start, applied, today)} </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** For whom a start is, where there are two, and what closes first. */
function conditionOf(start: BoardStart, all: readonly BoardStart[], today: Day): string {
  const isOneOfTwo = all.some(({ level, isInHand }) => isInHand && level === start.level);
  const results = start.isInHand ? 'in hand' : `by July ${nextSummer(today)}`;
  const closes = start.from ? `apply from ${start.from}` : start.note;
  return [isOneOfTwo && `results ${results}`, closes].filter(Boolean).join(': ');
}
