import { RichText } from '../components/rich-text.tsx';
import type { Intake, PlanEntry } from '../content/types.ts';
import { monthNames } from '../months.ts';
import { PlanCalendar } from './plan-calendar.tsx';
import { type StepTime, spanMonths, spanText, stepsOf, stepTimes } from './plan-times.ts';
import { SourceLink } from './source-link.tsx';

type Props = { readonly plan: readonly PlanEntry[]; readonly intakes: readonly Intake[] };

/** What to do when, counted back from the start of teaching: the steps, and a calendar for each intake. */
export function Plan({ plan: entries, intakes }: Props) {
  const plan = stepsOf(entries);
  return (
    <>
      <h3>When courses begin, and what to do before</h3>
      <ul className="plan-calendars">
        {intakes.map((intake) => (
          <li key={intake.id}>
            {intakeText(intake)}
            <PlanCalendar plan={plan} intake={intake} />
          </li>
        ))}
      </ul>
      <ol className="plan">
        {plan.map((step) => (
          <li key={step.id}>
            <h4>{step.title}</h4>
            <p className="plan__when">{whenText(stepTimes(step, intakes))}</p>
            <p>
              <RichText text={step.text} />
            </p>
            {step.limit && (
              <p className="plan__limit">
                <RichText text={step.limit.text} /> <SourceLink source={step.limit.source} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function intakeText({ name, months, sometimes }: Intake): string {
  const names = months.map((month) => monthNames[month - 1]).join(' and ');
  const label = names === name ? name : `${name}: ${names}`;
  return sometimes ? `${label} (at some institutions)` : label;
}

/** E.g. "12 to 10 months before: Fall, Sep to Nov; Spring, Jan to Mar". Intakes with the same span are grouped. */
function whenText(times: readonly StepTime[]): string {
  const spans = new Map<string, readonly string[]>();
  for (const time of times) {
    const span = spanText(time.span);
    const months = `${time.intake.name}, ${spanMonths(time)}`;
    spans.set(span, [...(spans.get(span) ?? []), months]);
  }
  return [...spans].map(([span, months]) => `${span}: ${months.join('; ')}`).join('. ');
}
