import { type Day, monthOf, monthText } from '../months.ts';
import type { BoardIntake } from './board.ts';
import { IntakeLink } from './intake-link.tsx';
import { intakeName, resultsOn } from './intakes.ts';
import { AnswerOfMonth } from './plan-answer.tsx';
import type { PlanProps } from './shown-plan.ts';

/** The ticket's summary of the choice or, until an intake is chosen, the intakes that are open this month. */
export function TicketAnswer({ route, plan }: PlanProps) {
  const { problem, chosen, applied, key } = plan;
  return (
    <div className="ticket-answer" role="status">
      <div key={key}>
        {problem && <p className="ticket-answer__problem">{problem} Choose another intake.</p>}{' '}
        {chosen && <AnswerOfMonth route={route} plan={plan} chosen={chosen} isBrief />}
        {applied.length > 0 && <AppliedIntakes route={route} plan={plan} />}
      </div>
    </div>
  );
}

/** The board's intakes for this country; each link selects one. */
function AppliedIntakes({ route, plan: { applied, today } }: PlanProps) {
  return (
    <>
      <p className="small">{monthText(monthOf(today))}: what to apply for next</p>{' '}
      <ul className="ticket-answer__intakes">
        {applied.map((intake) => (
          <li key={intakeName(intake)}>
            <IntakeLink route={route} intake={intake} />{' '}
            <span className="small">{conditionOf(intake, applied, today)} </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An intake's first closing date and, if its level has several groups of applicants, its own. */
function conditionOf(intake: BoardIntake, all: readonly BoardIntake[], today: Day): string {
  const { note, level, results } = intake;
  const { due, by } = resultsOn(today);
  const whose =
    all.some((each) => each.level === level && each.results) &&
    `(results ${results ? results + by : due})`;
  return [note, whose].filter(Boolean).join(' ');
}
