import type { Intake, PlanEntry } from '../content/types.ts';
import { type Day, dayText } from '../months.ts';
import {
  dueOf,
  monthOf,
  monthsOf,
  monthsText,
  offeredYears,
  type Start,
  startText,
  teachingBegins,
} from './plan-dates.ts';

/** Where someone is in the plan for a start. */
type PlanStatus = {
  readonly sentence: string;
  /** The start to take instead, where the one chosen can no longer be reached without having applied. */
  readonly next?: Start | undefined;
};

type Situation = {
  readonly plan: readonly PlanEntry[];
  readonly intakes: readonly Intake[];
  readonly today: Day;
};

/** What is due today for a start, in a sentence or two. */
export function planStatusOf(situation: Situation, start: Start): PlanStatus {
  const { intakes, today } = situation;
  const name = startText(start);
  const begin = `Today: ${dayText(today)}.`;
  if (isReachable(situation, start)) return { sentence: `${begin} ${dueText(situation, start)}` };

  const next = nextStart(
    situation,
    intakes.filter(({ sometimes }) => !sometimes),
  );
  const offer = next ? ` The next start that you can reach in time is ${startText(next)}.` : '';
  const hasBegun = dueOf(teachingBegins(start), today) === 'earlier';
  const late = hasBegun
    ? `${name} has begun.`
    : `${dueText(situation, start)} If you have not applied yet, it is probably too late for ${name}.`;
  return { sentence: `${begin} ${late}${offer}`, next };
}

function dueText({ plan, today }: Situation, start: Start): string {
  const steps = plan.flatMap((entry, index) => {
    const months = monthsOf(entry, start);
    return months ? [{ number: index + 1, months, due: dueOf(months, today) }] : [];
  });
  const now = steps.filter(({ due }) => due === 'now').map(({ number }) => number);
  const name = startText(start);
  if (now.length === 1) return `For ${name}, step ${now[0]} is due now.`;
  if (now.length > 1) {
    return `For ${name}, steps ${now.slice(0, -1).join(', ')} and ${now.at(-1)} are due now.`;
  }
  const next = steps.find(({ due }) => due === 'later');
  const [first = 0] = next?.months ?? [];
  return `For ${name}, no step is due now; step ${next?.number} begins in ${monthsText([first, first])}.`;
}

/** The first start of these intakes for which one can still apply. */
export function nextStart(situation: Situation, intakes: readonly Intake[]): Start | undefined {
  return offeredYears(situation.today.year)
    .flatMap((year) => intakes.map((intake) => ({ intake, year })))
    .toSorted((one, other) => teachingBegins(one)[0] - teachingBegins(other)[0])
    .find((start) => isReachable(situation, start));
}

/** Until the months for applying are over; without such a step, until teaching begins. */
function isReachable({ plan, today }: Situation, start: Start): boolean {
  const applying = plan.find(({ isApplication }) => isApplication);
  const months = (applying && monthsOf(applying, start)) ?? teachingBegins(start);
  return months[1] >= monthOf(today);
}
