import { monthOf, monthText } from '../time/months.ts';
import { IntakeLineText } from './intake-line.tsx';
import { IntakeLink } from './intake-link.tsx';
import { intakeName } from './intakes.ts';
import { ChosenAnswer } from './plan-answer.tsx';
import type { PlanProps } from './shown-plan.ts';

/** The ticket's summary of the choice or, until an intake is chosen, the board's intakes of this country, each as a link. */
export function TicketAnswer({ route, plan }: PlanProps) {
  const { problem, chosen, lines, today, key } = plan;
  return (
    <div className="ticket-answer" role="status">
      <div key={key}>
        {problem && <p className="ticket-answer__problem">{problem} Choose another intake.</p>}{' '}
        {chosen ? (
          <ChosenAnswer route={route} plan={plan} chosen={chosen} />
        ) : (
          <>
            <p className="small">{monthText(monthOf(today))}: what to apply for next</p>{' '}
            <ul className="ticket-answer__intakes">
              {lines.map((line) => (
                <li key={intakeName(line)}>
                  <IntakeLineText line={line} today={today}>
                    <IntakeLink route={route} intake={line} />
                  </IntakeLineText>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
