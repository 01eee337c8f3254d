import { useEffect, useRef, useState } from 'react';
import { useSteadyScroll } from '../browser/use-steady-scroll.ts';
import { guideHeadings } from '../content/guide-headings.ts';
import type { Intake, PlanEntry } from '../content/types.ts';
import { dayText, monthNames } from '../months.ts';
import { type DestinationId, planId } from '../routes.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanCalendar, PlanCalendarKey, showsDay } from './plan-calendar.tsx';
import type { Start } from './plan-entries.ts';
import { PlanForm } from './plan-form.tsx';
import { firstStart, planStatusOf, type Situation, statusText } from './plan-status.ts';
import { PlanSteps } from './plan-steps.tsx';
import { startText } from './plan-text.ts';
import { type ChosenFields, startKey, writeChoice } from './start-store.ts';
import { useChosenStart } from './use-chosen-start.ts';
import { type Today, useToday } from './use-today.ts';

type Props = {
  readonly destination: DestinationId;
  readonly plan: readonly PlanEntry[];
  readonly intakes: readonly Intake[];
  /** ISO day on which the page was written. */
  readonly written: string;
};

/** Afterwards the text of an announcement is gone: a screen reader that reads the page would meet it twice. */
const announcedMs = 2_000;

/** What to do when, counted back from the start of teaching: for every intake, or for the start that was chosen. */
export function Plan({ destination, plan, intakes, written }: Props) {
  const key = startKey(destination);
  const root = useRef<HTMLDivElement>(null);
  const today = useToday(written);
  const thisYear = today?.day.year;
  const start = useChosenStart({ key, plan, intakes, thisYear });
  const situation = today && { plan, intakes, today: today.day };
  const chosen = start && today && { start, today: today.day };
  const [isToTell, setToTell] = useState(false);
  useSteadyScroll(root);
  useEffect(() => {
    if (!isToTell) return;
    const timer = setTimeout(() => setToTell(false), announcedMs);
    return () => clearTimeout(timer);
  }, [isToTell]);

  function applyChoice(fields: ChosenFields | undefined): void {
    // A plan that comes back is shown; one that is chosen is announced too.
    if (!isChoice(start, fields)) setToTell(true);
    writeChoice(key, fields);
  }

  return (
    <div className="flow" ref={root}>
      <h3 id={planId} tabIndex={-1}>
        {guideHeadings.plan}
      </h3>
      <PlanForm
        {...{ destination, plan, intakes, start, thisYear }}
        suggestYear={(intake, level) => situation && firstStart(situation, [intake], level)?.year}
        onChoose={applyChoice}
      />
      <p className="visually-hidden" role="status">
        {isToTell && start && situation ? statusText(planStatusOf(situation, start)) : ''}
      </p>
      <div className="plan-layout">
        {start && today && situation && (
          <PlanAnswer
            {...{ start, today, situation }}
            onChoose={(fields) => {
              applyChoice(fields);
              // The button is gone afterwards.
              root.current?.querySelector('select')?.focus();
            }}
          />
        )}
        <div className="plan-overview">
          <ul className="columns columns--narrow plan-calendars" key={start ? 'chosen' : 'all'}>
            {(start ? [start] : intakes.map((intake) => ({ intake, year: 0 }))).map((shown) => (
              <li key={shown.intake.id}>
                <p>{start ? startText(start) : intakeText(shown.intake)}</p>
                <PlanCalendar plan={plan} start={shown} today={chosen?.today} />
              </li>
            ))}
          </ul>
          <PlanCalendarKey
            hasToday={chosen !== undefined && showsDay(plan, chosen.start, chosen.today)}
          />
        </div>
        <PlanSteps {...{ plan, intakes, chosen }} />
      </div>
      <PlanActions title={start && startText(start)} />
    </div>
  );
}

/** Whether fields say what was chosen already. */
function isChoice(start: Start | undefined, fields: ChosenFields | undefined): boolean {
  if (!start || !fields) return start === fields;
  const { intake, year, level = '' } = start;
  return fields.intake === intake.id && fields.year === String(year) && fields.level === level;
}

type AnswerProps = {
  readonly start: Start;
  readonly today: Today;
  readonly situation: Situation;
  onChoose(fields: ChosenFields): void;
};

/** What is due today for the chosen start, and the start to take instead. */
function PlanAnswer({ start, today, situation, onChoose }: AnswerProps) {
  const { lead, more, next } = planStatusOf(situation, start);
  return (
    <div className="plan-answer flow">
      <p className="plan-answer__today small">{todayText(today)}</p>
      <p className="plan-answer__lead">{lead}</p>
      {more.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {next && (
        <button
          className="button"
          type="button"
          onClick={() =>
            onChoose({
              intake: next.intake.id,
              year: String(next.year),
              level: next.level ?? '',
            })
          }
        >
          {`Plan for ${startText(next)}`}
        </button>
      )}
    </div>
  );
}

function todayText({ day, wrongDay }: Today): string {
  if (!wrongDay) return `Today: ${dayText(day)}`;
  return `Your device says that it is ${dayText(wrongDay)}. This plan takes ${dayText(day)} for today, the day on which the page was written.`;
}

function intakeText({ name, months, sometimes }: Intake): string {
  const names = months.map((month) => monthNames[month - 1]);
  const label = names.join('/') === name ? name : `${name}: ${names.join(' and ')}`;
  return sometimes ? `${label} (at some institutions)` : label;
}
