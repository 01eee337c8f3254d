import { monthOf, monthText } from '../months.ts';
import { IntakeLink } from './intake-link.tsx';
import { intakeName, resultsText } from './intakes.ts';
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

/**
 * The board's intakes for this country, with their closing dates and, if a level has several groups of applicants, those of
 * each; each link selects one.
 */
function AppliedIntakes({ route, plan: { applied, today } }: PlanProps) {
  return (
    <>
      <p className="small">{monthText(monthOf(today))}: what to apply for next</p>{' '}
      <ul className="ticket-answer__intakes">
        {applied.map((intake) => {
          const { note, level, results } = intake;
          const hasGroups = applied.some((each) => each.level === level && each.results);
          const whose = hasGroups && `(results ${resultsText(results, today)})`;
          return (
            <li key={intakeName(intake)}>
              <IntakeLink route={route} intake={intake} />{' '}
              <span className="small">{[note, whose].filter(Boolean).join(' ')} </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
