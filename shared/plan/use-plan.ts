import { useMemo, useSyncExternalStore } from 'react';
import { type Day, monthOf } from '../months.ts';
import type { DestinationId } from '../routes.ts';
import { answerFor } from './answer.ts';
import { type ChoiceFields, readChoice } from './choice.ts';
import { keptChoice, subscribeToChoices } from './kept-choice.ts';
import { rowsFor } from './rows.ts';
import type { PlanGuide } from './starts.ts';
import { useToday } from './use-today.ts';

/** What is chosen for a destination: by the address, else by what is kept on this device; nothing before hydration. */
export function usePlan(id: DestinationId, guide: PlanGuide) {
  const today = useToday(guide.written);
  const choice = useSyncExternalStore(
    subscribeToChoices,
    () => keptChoice(id),
    () => '',
  );
  return useMemo(
    () => planOf(guide, today, choice === '' ? undefined : JSON.parse(choice)),
    [guide, today, choice],
  );
}

function planOf(guide: PlanGuide, today: Day | undefined, fields: ChoiceFields | undefined) {
  const { level, start, problem } = today && fields ? readChoice(fields, guide, today) : {};
  const rows = rowsFor(guide.process.plan, start ? [start.intake] : guide.intakes, level);
  const month = today && monthOf(today);
  return {
    today,
    fields,
    level,
    problem,
    rows,
    /** The plan for a start, as seen from today. */
    chosen:
      start && today && month
        ? { start, today, month, answer: answerFor(rows, { guide, start, level, today }) }
        : undefined,
    /** Differs between two plans with other texts. What has them is replaced as a whole: it may have been translated. */
    key: fields ? JSON.stringify([fields, today]) : '',
  };
}

export type ChosenPlan = NonNullable<ReturnType<typeof planOf>['chosen']>;
