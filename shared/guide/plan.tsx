import { useRef, useState } from 'react';
import type { Intake, PlanEntry } from '../content/types.ts';
import { monthNames } from '../months.ts';
import { type DestinationId, planId } from '../routes.ts';
import { PlanCalendar } from './plan-calendar.tsx';
import { type Start, startText } from './plan-dates.ts';
import { PlanForm } from './plan-form.tsx';
import { nextStart, outlookOf } from './plan-outlook.ts';
import { PlanSteps } from './plan-steps.tsx';
import { useChosenStart } from './use-chosen-start.ts';

type Props = {
  readonly destination: DestinationId;
  readonly plan: readonly PlanEntry[];
  readonly intakes: readonly Intake[];
};

/** What to do when, counted back from the start of teaching: for every intake, or for the start that was chosen. */
export function Plan({ destination, plan, intakes }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { start, today, choose } = useChosenStart({ key: `${destination}-start`, intakes, root });
  const [announcement, setAnnouncement] = useState('');
  const situation = today && { plan, intakes, today };
  const chosen = start && today && { start, today };
  const outlook = situation && start && outlookOf(situation, start);

  function change(next: Start | undefined): void {
    choose(next);
    if (situation) setAnnouncement(next ? outlookOf(situation, next).sentence : 'Choice cleared.');
  }

  /** The button is gone afterwards, so the focus moves to the form. */
  function changeByButton(next: Start | undefined): void {
    const form = root.current?.querySelector('form');
    if (!next) form?.reset();
    change(next);
    form?.querySelector('select')?.focus();
  }

  return (
    <div className="plan-section" ref={root}>
      <h3 id={planId} tabIndex={-1}>
        When courses begin, and what to do before
      </h3>
      <PlanForm
        {...{ destination, intakes, thisYear: today?.year }}
        suggestYear={(intake) => situation && nextStart(situation, [intake])?.year}
        onChoose={change}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className="plan-overview">
        {outlook && (
          <div className="plan-outlook">
            <p>{outlook.sentence}</p>
            {outlook.next && (
              <button className="button" type="button" onClick={() => changeByButton(outlook.next)}>
                {`Plan for ${startText(outlook.next)}`}
              </button>
            )}
            <p className="plan-outlook__kept">
              Your choice is kept on this device only, and a browser may forget it after some weeks:
              print or save the plan.{' '}
              <button
                className="button button--quiet"
                type="button"
                onClick={() => changeByButton(undefined)}
              >
                Clear my choice
              </button>
            </p>
          </div>
        )}
        <ul className="plan-calendars">
          {(start ? [start] : intakes.map((intake) => ({ intake, year: 0 }))).map((shown) => (
            <li key={shown.intake.id}>
              <p>{start ? startText(start) : intakeText(shown.intake)}</p>
              <PlanCalendar plan={plan} start={shown} today={chosen?.today} />
            </li>
          ))}
        </ul>
      </div>
      <PlanSteps {...{ plan, intakes, chosen }} />
    </div>
  );
}

function intakeText({ name, months, sometimes }: Intake): string {
  const names = months.map((month) => monthNames[month - 1]).join(' and ');
  const label = names === name ? name : `${name}: ${names}`;
  return sometimes ? `${label} (at some institutions)` : label;
}
