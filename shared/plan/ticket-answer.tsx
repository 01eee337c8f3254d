import { RichText } from '../components/rich-text.tsx';
import { monthOf, monthText } from '../time/months.ts';
import { IntakeLineText } from './intake-line.tsx';
import { IntakeLink } from './intake-link.tsx';
import { intakeName } from './intakes.ts';
import { stepAnchor } from './plan-steps.tsx';
import type { ChosenPlanProps, PlanProps } from './shown-plan.ts';
import { lastDateText, leadText, titleText } from './words.ts';

/** The ticket's summary of the choice or, until an intake is chosen, the board's intakes of this country, each as a link. */
export function TicketAnswer({ route, plan }: PlanProps) {
  const { problem, chosen, lines, today, key } = plan;
  return (
    <div className="ticket-answer" role="status">
      <div key={key}>
        {problem && <p className="ticket-answer__problem">{problem} Choose another intake.</p>}{' '}
        {chosen ? (
          <ChosenAnswer plan={plan} chosen={chosen} />
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

/** The chosen intake's application, and the steps that are usually due, with their last dates. */
function ChosenAnswer({ plan: { lines, today }, chosen }: Omit<ChosenPlanProps, 'route'>) {
  const { month, due, arrival } = chosen;
  return (
    <>
      {lines.map((line) => (
        <p key={intakeName(line)}>
          <IntakeLineText line={line} today={today}>
            {intakeName(line)}
          </IntakeLineText>{' '}
        </p>
      ))}
      <p>{month === undefined ? <RichText text={arrival} /> : leadText(month)}</p>{' '}
      {due.length > 0 && (
        <ul>
          {due.map(({ option, number, date }) => (
            <li key={option.id}>
              Step {number}: <a href={`#${stepAnchor(option)}`}>{titleText(option)}</a>{' '}
              {date && <span className="small">{lastDateText(date, today)} </span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
