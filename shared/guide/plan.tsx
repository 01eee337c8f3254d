import { RichText } from '../components/rich-text.tsx';
import type { Intake, PlanEntry, PlanStep } from '../content/types.ts';
import { monthNames } from '../months.ts';
import { PlanCalendar } from './plan-calendar.tsx';
import { generalText, monthsOf } from './plan-dates.ts';
import { SourceLink } from './source-link.tsx';

type Props = { readonly plan: readonly PlanEntry[]; readonly intakes: readonly Intake[] };

/** What to do when, counted back from the start of teaching: the steps, and a calendar for each intake. */
export function Plan({ plan, intakes }: Props) {
  return (
    <>
      <h3 id="plan" tabIndex={-1}>
        When courses begin, and what to do before
      </h3>
      <ul className="plan-calendars">
        {intakes.map((intake) => (
          <li key={intake.id}>
            <p>{intakeText(intake)}</p>
            <PlanCalendar plan={plan} start={{ intake, year: 0 }} />
          </li>
        ))}
      </ul>
      <ol className="plan">
        {plan.map((entry) => (
          <li key={entry.id}>
            <h4>{entry.title}</h4>
            {'ways' in entry ? (
              <ul className="plan__ways">
                {entry.ways.map((way) => (
                  <li key={way.id}>
                    <h5>{way.title}</h5>
                    <Step step={way} intakes={intakes} />
                  </li>
                ))}
              </ul>
            ) : (
              <Step step={entry} intakes={intakes} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

type StepProps = { readonly step: PlanStep; readonly intakes: readonly Intake[] };

function Step({ step, intakes }: StepProps) {
  return (
    <>
      <div className="plan__when">
        {intakes.map((intake) => {
          const months = monthsOf(step, { intake, year: 0 });
          return months && <p key={intake.id}>{`For ${intake.name}: ${generalText(months)}`}</p>;
        })}
      </div>
      <p>
        <RichText text={step.text} />
      </p>
      {step.limit && (
        <p className="plan__limit">
          <RichText text={step.limit.text} /> <SourceLink source={step.limit.source} />
        </p>
      )}
    </>
  );
}

function intakeText({ name, months, sometimes }: Intake): string {
  const names = months.map((month) => monthNames[month - 1]).join(' and ');
  const label = names === name ? name : `${name}: ${names}`;
  return sometimes ? `${label} (at some institutions)` : label;
}
