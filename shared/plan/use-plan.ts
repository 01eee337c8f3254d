import { useMemo, useSyncExternalStore } from 'react';
import { type Day, monthOf } from '../months.ts';
import type { DestinationId } from '../routes.ts';
import { type Answer, answerFor } from './answer.ts';
import { type Choice, type ChoiceFields, readChoice } from './choice.ts';
import { keptChoice, subscribeToChoices } from './kept-choice.ts';
import { type Row, rowsFor } from './rows.ts';
import type { PlanGuide, Start } from './starts.ts';
import { useToday } from './use-today.ts';

/** The plan for a start, as seen from today. */
export type ChosenPlan = {
  readonly start: Start;
  readonly today: Day;
  readonly month: number;
  readonly answer: Answer;
};

/** A destination's plan as its visitor has chosen it; nothing is chosen on the server and in hydration. */
export type Plan = Choice & {
  readonly today: Day | undefined;
  readonly fields: ChoiceFields | undefined;
  readonly rows: readonly Row[];
  readonly chosen: ChosenPlan | undefined;
  /** Differs between two plans with other texts. What has them is replaced as a whole: it may have been translated. */
  readonly key: string;
};

/** What is chosen for a destination: by the address, else by what is kept on this device. */
export function usePlan(id: DestinationId, guide: PlanGuide): Plan {
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

function planOf(guide: PlanGuide, today: Day | undefined, fields: ChoiceFields | undefined): Plan {
  const { level, start, problem } = today && fields ? readChoice(fields, guide, today) : {};
  const rows = rowsFor(guide.process.plan, start ? [start.intake] : guide.intakes, level);
  const key = JSON.stringify([fields, today]);
  const plan = { level, start, problem, today, fields, rows, key };
  if (!start || !today) return { ...plan, chosen: undefined };
  const answer = answerFor(rows, start, monthOf(today));
  return { ...plan, chosen: { start, today, month: monthOf(today), answer } };
}
