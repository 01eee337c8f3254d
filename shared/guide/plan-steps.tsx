import type { ReactNode } from 'react';
import { PhoneFold } from '../components/phone-fold.tsx';
import type { Intake, MonthsBefore, PlanEntry, PlanStep } from '../content/types.ts';
import type { Day } from '../months.ts';
import { type Due, dueOf, dueOfStep, monthsOf, monthsOfStep } from './plan-dates.ts';
import { entriesFor, limitsFor, type Start, spanOf, stepsFor } from './plan-entries.ts';
import { hasBegun } from './plan-status.ts';
import { monthsText, spanText } from './plan-text.ts';
import { generalLimitText, limitTextFor, StepText } from './step-text.tsx';

/** The start that a visitor has chosen, as seen from today. */
type Chosen = { readonly start: Start; readonly today: Day };

type Props = {
  readonly plan: readonly PlanEntry[];
  readonly intakes: readonly Intake[];
  readonly chosen: Chosen | undefined;
};

/** The steps: for every intake, or those of the chosen start with their months. */
export function PlanSteps({ plan, intakes, chosen }: Props) {
  if (chosen) return <ChosenSteps plan={plan} {...chosen} />;
  return (
    <ol className="plan">
      {plan.map((entry) => (
        <li key={entry.id}>
          <h4>{entry.title}</h4>
          <Ways
            entry={entry}
            steps={'ways' in entry ? entry.ways : [entry]}
            renderStep={(step) => (
              <>
                <GeneralTime step={step} intakes={intakes} />
                <PhoneFold label={`What to do: ${step.title}`}>
                  <StepText text={step.text} limits={step.limits} limitText={generalLimitText} />
                </PhoneFold>
              </>
            )}
          />
        </li>
      ))}
    </ol>
  );
}

/** How many of the steps that come later are open from the start. */
const openLaterSteps = 2;

const dueTexts: Readonly<Record<Due, string>> = {
  over: 'Should be done by now',
  now: 'Now',
  opens: 'Opens: the exact day is in its limit',
  later: '',
};

function ChosenSteps({ plan, start, today }: Chosen & Pick<Props, 'plan'>) {
  const entries = entriesFor(plan, start);
  const begun = hasBegun(start, today);
  const later = entries.filter((entry) => dueOf(entry, start, today) === 'later');
  return (
    <ol className="plan">
      {entries.map((entry) => {
        const due = begun ? undefined : dueOf(entry, start, today);
        const isNear = due !== 'over' && !later.slice(openLaterSteps).includes(entry);
        return (
          <li key={entry.id} data-due={due}>
            <details open={isNear}>
              <summary>
                <h4>{entry.title}</h4>
                <ChosenTime entry={entry} start={start} due={due} />
              </summary>
              <Ways
                entry={entry}
                steps={stepsFor(entry, start)}
                renderStep={(step) => (
                  <>
                    {'ways' in entry && <WayTime {...{ step, start, today, begun }} />}
                    <StepText
                      text={step.text}
                      limits={limitsFor(step, start)}
                      limitText={(limit) => limitTextFor(limit, start, today)}
                    />
                  </>
                )}
              />
            </details>
          </li>
        );
      })}
    </ol>
  );
}

type WaysProps = {
  readonly entry: PlanEntry;
  readonly steps: readonly PlanStep[];
  renderStep(step: PlanStep): ReactNode;
};

/** A step, or the ways of a choice below each other. */
function Ways({ entry, steps, renderStep }: WaysProps) {
  if (!('ways' in entry)) return steps.map((step) => <div key={step.id}>{renderStep(step)}</div>);
  return (
    <ul className="plan__ways">
      {steps.map((step) => (
        <li key={step.id}>
          <h5>{step.title}</h5>
          {renderStep(step)}
        </li>
      ))}
    </ul>
  );
}

type GeneralTimeProps = { readonly step: PlanStep; readonly intakes: readonly Intake[] };

/** When a step is due for any year: in one line, where the intakes agree. */
function GeneralTime({ step, intakes }: GeneralTimeProps) {
  const spans = intakes.flatMap((intake) => {
    const span = spanOf(step, intake);
    return span ? [{ intake, span }] : [];
  });
  const [first] = spans;
  const isSame =
    spans.length === intakes.length && spans.every(({ span }) => same(span, first?.span));
  if (first && isSame) return <p className="plan__when small">{spanText(first.span)}</p>;
  return spans.map(({ intake, span }) => (
    <p className="plan__when small" key={intake.id}>{`For ${intake.name}: ${spanInText(span)}`}</p>
  ));
}

function same(one: MonthsBefore, other: MonthsBefore | undefined): boolean {
  return one[0] === other?.[0] && one[1] === other[1];
}

/** A span behind other words: "in the month …". */
function spanInText(span: MonthsBefore): string {
  const text = spanText(span);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

type ChosenTimeProps = {
  readonly entry: PlanEntry;
  readonly start: Start;
  readonly due: Due | undefined;
};

function ChosenTime({ entry, start, due }: ChosenTimeProps) {
  const months = monthsOf(entry, start);
  return (
    <span className="plan__when small">
      {/* Each text is alone in an element: a browser that translates the page replaces text nodes. */}
      {months && <span>{monthsText(months)}</span>}
      {due && dueTexts[due] && <strong>{` ${dueTexts[due]}`}</strong>}
    </span>
  );
}

type WayTimeProps = {
  readonly step: PlanStep;
  readonly start: Start;
  readonly today: Day;
  readonly begun: boolean;
};

/** When one way of a choice is due. */
function WayTime({ step, start, today, begun }: WayTimeProps) {
  const months = monthsOfStep(step, start);
  const due = begun ? undefined : dueOfStep(step, start, today);
  return (
    <p className="plan__when small">
      {months && <span>{monthsText(months)}</span>}
      {due && dueTexts[due] && <strong>{` ${dueTexts[due]}`}</strong>}
    </p>
  );
}
