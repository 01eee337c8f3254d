import { PhoneFold } from '../components/phone-fold.tsx';
import type { Intake, PlanEntry, PlanStep } from '../content/types.ts';
import type { Day } from '../months.ts';
import { GeneralTime, wayForAll } from './general-time.tsx';
import { type Due, dueOf, dueOfStep, monthsOf, monthsOfStep } from './plan-dates.ts';
import { entriesFor, limitsFor, type Start, stepsFor, textFor, waysOf } from './plan-entries.ts';
import { hasBegun } from './plan-status.ts';
import { monthsText } from './plan-text.ts';
import { generalLimitText, limitTextFor, StepText } from './step-text.tsx';
import { Ways } from './ways.tsx';

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
        <GeneralStep key={entry.id} {...{ entry, intakes }} />
      ))}
    </ol>
  );
}

type GeneralStepProps = { readonly entry: PlanEntry; readonly intakes: readonly Intake[] };

function GeneralStep({ entry, intakes }: GeneralStepProps) {
  const forAll = wayForAll(entry, intakes);
  return (
    <li>
      <h4>{entry.title}</h4>
      {forAll && (
        <div>
          <GeneralTime step={forAll} intakes={intakes} />
        </div>
      )}
      <Ways
        entry={entry}
        steps={waysOf(entry)}
        renderStep={(step) => (
          <>
            {!forAll && <GeneralTime step={step} intakes={intakes} />}
            <PhoneFold label={`What to do: ${step.title}`}>
              <StepText text={textFor(step)} limits={step.limits} limitText={generalLimitText} />
            </PhoneFold>
          </>
        )}
      />
    </li>
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
                      text={textFor(step, start.intake)}
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

type ChosenTimeProps = {
  readonly entry: PlanEntry;
  readonly start: Start;
  readonly due: Due | undefined;
};

/** When an entry is due; ways that have other months than each other say theirs themselves. */
function ChosenTime({ entry, start, due }: ChosenTimeProps) {
  const [months, ...others] = monthsOf(entry, start);
  return (
    <span className="plan__when small">
      {/* Each text is alone in an element: a browser that translates the page replaces text nodes. */}
      {months && others.length === 0 && <span>{monthsText(months)}</span>}
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
