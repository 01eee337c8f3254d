import { useRef, useState } from 'react';
import type { Intake, PlanEntry } from '../content/types.ts';
import { monthNames } from '../months.ts';
import { type DestinationId, planId } from '../routes.ts';
import { PlanCalendar } from './plan-calendar.tsx';
import { type Start, startText } from './plan-dates.ts';
import { PlanForm } from './plan-form.tsx';
import { nextStart, planStatusOf } from './plan-status.ts';
import { PlanSteps } from './plan-steps.tsx';
import { useChosenStart } from './use-chosen-start.ts';
import { useToday } from './use-today.ts';

type Props = {
  readonly destination: DestinationId;
  readonly plan: readonly PlanEntry[];
  readonly intakes: readonly Intake[];
};

/** What to do when, counted back from the start of teaching: for every intake, or for the start that was chosen. */
export function Plan({ destination, plan, intakes }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { start, choose } = useChosenStart({ key: `${destination}-start`, intakes, root });
  const today = useToday();
  const [announcement, setAnnouncement] = useState('');
  const situation = today && { plan, intakes, today };
  const chosen = start && today && { start, today };
  const status = situation && start && planStatusOf(situation, start);
  const next = status?.next;

  function change(changed: Start | undefined): void {
    choose(changed);
    if (!situation) return;
    setAnnouncement(changed ? planStatusOf(situation, changed).sentence : 'Choice cleared.');
  }

  /** The button is gone afterwards, so the focus moves to the form. */
  function takeNext(): void {
    change(next);
    root.current?.querySelector('select')?.focus();
  }

  return (
    <div className="flow" ref={root}>
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
      <div className="columns plan-overview">
        {status && (
          <div className="flow">
            <p>{status.sentence}</p>
            {next && (
              <button className="button" type="button" onClick={takeNext}>
                {`Plan for ${startText(next)}`}
              </button>
            )}
          </div>
        )}
        <ul className="columns columns--narrow plan-calendars" key={start ? 'chosen' : 'all'}>
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
  const names = months.map((month) => monthNames[month - 1]);
  const label = names.join('/') === name ? name : `${name}: ${names.join(' and ')}`;
  return sometimes ? `${label} (at some institutions)` : label;
}
