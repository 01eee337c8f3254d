import { RichText } from '../components/rich-text.tsx';
import { SourceLink } from '../components/source-link.tsx';
import type { Intake, PlanEntry, PlanStep } from '../content/types.ts';
import type { Day } from '../months.ts';
import {
  dueOf,
  generalText,
  monthsOf,
  monthsText,
  type Start,
  teachingBegins,
} from './plan-dates.ts';

/** The start that a visitor has chosen, as seen from today. */
type Chosen = { readonly start: Start; readonly today: Day };

type Props = {
  readonly plan: readonly PlanEntry[];
  readonly intakes: readonly Intake[];
  readonly chosen: Chosen | undefined;
};

/** The steps, with their months for every intake or for the chosen start. */
export function PlanSteps({ plan, ...props }: Props) {
  return (
    <ol className="plan">
      {plan.map((entry) => (
        <li key={entry.id} data-due={props.chosen && statusOf(entry, props.chosen)}>
          <h4>{entry.title}</h4>
          {'ways' in entry ? (
            <ul className="plan__ways">
              {entry.ways.map((way) => (
                <li key={way.id}>
                  <h5>{way.title}</h5>
                  <Step step={way} {...props} />
                </li>
              ))}
            </ul>
          ) : (
            <Step step={entry} {...props} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Step({ step, intakes, chosen }: Omit<Props, 'plan'> & { readonly step: PlanStep }) {
  return (
    <>
      <div className="plan__when small">
        {chosen ? (
          <ChosenTime step={step} chosen={chosen} />
        ) : (
          intakes.map((intake) => {
            const months = monthsOf(step, { intake, year: 0 });
            return months && <p key={intake.id}>{`For ${intake.name}: ${generalText(months)}`}</p>;
          })
        )}
      </div>
      <p>
        <RichText text={step.text} />
      </p>
      {step.limit && (
        <p className="marked small">
          <RichText text={step.limit.text} /> <SourceLink source={step.limit.source} />
        </p>
      )}
    </>
  );
}

const words = { earlier: 'Should be done by now: do it first', now: 'Now' };

type ChosenTimeProps = { readonly step: PlanStep; readonly chosen: Chosen };

function ChosenTime({ step, chosen: { start, today } }: ChosenTimeProps) {
  const months = monthsOf(step, start);
  if (!months) return <p>{`Not for ${start.intake.name}`}</p>;
  const due = dueOf(months, today);
  const hasBegun = dueOf(teachingBegins(start), today) === 'earlier';
  if (due === 'later' || hasBegun) return <p>{monthsText(months)}</p>;
  return (
    <p>
      {/* Each text is alone in an element: a browser that translates the page replaces text nodes. */}
      <span>{`${monthsText(months)}. `}</span>
      <strong>{words[due]}</strong>
    </p>
  );
}

function statusOf(entry: PlanEntry, { start, today }: Chosen) {
  const months = monthsOf(entry, start);
  return months && dueOf(months, today);
}
