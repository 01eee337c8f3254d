import type { Level } from '../content/types.ts';
import { type Day, monthOf, monthText } from '../months.ts';
import { type DestinationId, destinationRoute } from '../routes.ts';
import {
  areResultsDue,
  type DatedIntake,
  hasBegun,
  intakesOf,
  isSometimes,
  type NamedIntake,
  needsResults,
  nextSummer,
  type PlanGuide,
  resultsInHand,
} from './intakes.ts';
import { levelsOf } from './levels.ts';
import { nextMonth, type Option, openOptions, type Step, stepsFor } from './steps.ts';

/** An intake that is open for applications, or the next one that will be. Sent to the browser as JSON. */
export type BoardIntake = NamedIntake & {
  /** Set for an intake that needs results in hand, listed after the one for results by next July. */
  readonly inHand?: string;
  /** The closing dates, or when applications open, in a few words. */
  readonly note?: string | undefined;
};

export type Board = ReturnType<typeof boardFor>;

/** The departure board of a month. Computed on the server, since it needs the guides of all destinations. */
export function boardFor(
  guides: readonly { readonly id: DestinationId; readonly guide: PlanGuide }[],
  today: Day,
) {
  const rows = guides.map(({ id, guide }) => ({
    id,
    intakes: boardIntakes(guide, today),
    /** Names of all intakes, open or not: a link can fill any of them into the enquiry form. */
    intakeNames: guide.intakes.map(({ name }) => name),
  }));
  const isInHand = rows.some(({ intakes }) => intakes.some(({ inHand }) => inHand));
  // In the caption, since each row would need another line on a phone.
  const due =
    isInHand && areResultsDue(today) ? '. “In hand” includes results due by September' : '';
  return {
    /** E.g. "November 2026". */
    month: monthText(monthOf(today)),
    summer: nextSummer(today),
    /** Further sentences of the caption; '' in some months. */
    captionEnd: due + laterText(guides, today),
    rows,
  };
}

/** Advice for the summer after next, whose applicants choose courses and take tests from April to July; '' in other months. */
function laterText(guides: Parameters<typeof boardFor>[0], today: Day): string {
  if (![3, 4, 5, 6].includes(monthOf(today) % 12)) return '';
  const year = nextSummer(today) + 1;
  const tests = guides.flatMap(({ id, guide }) => {
    const { plan } = guide.process;
    const notes = intakesOf(guide)
      .filter((intake) => intake.year === year)
      .flatMap((intake) => testNote(stepsFor({ plan, intake, today })) ?? []);
    return notes.map((note) => `. In ${destinationRoute(id).nameInText}, ${note}`);
  });
  const lead = `. Results in ${year}? Choose a ${year} intake on a country’s page`;
  return [lead, ...tests].join('');
}

/** Intakes on the board for a level or for both; an intake that both levels share has no level. */
export function boardIntakes(guide: PlanGuide, today: Day, level?: Level): readonly BoardIntake[] {
  const shown = levelsOf(level);
  const [first = [], ...others] = shown.map((each) => intakesAt(each, guide, today));
  if (others.length > 0 && JSON.stringify(others) === JSON.stringify([first])) return first;
  const all = [first, ...others].flatMap((intakes, index) =>
    intakes.map((intake) => ({ ...intake, level: shown[index] })),
  );
  return [...all.filter(({ inHand }) => !inHand), ...all.filter(({ inHand }) => inHand)];
}

/** The intake for results by next July and, if there is one, an earlier one for results in hand. */
function intakesAt(level: Level, guide: PlanGuide, today: Day): readonly BoardIntake[] {
  const intakes = intakesOf(guide)
    .filter((intake) => !hasBegun(intake, today) && !isSometimes(intake, level))
    .flatMap((intake) => {
      const application = applicationFor(guide, intake, today, level);
      return application ? { intake, ...application } : [];
    });
  const earlier = intakes.find(({ intake, isOpen }) => isOpen && needsResults(intake, today));
  const later = intakes.filter(({ intake }) => !needsResults(intake, today));
  const byJuly = later.find(({ isOpen }) => isOpen) ?? later[0];
  if (!byJuly) return [];
  const { value, text } = byJuly.intake;
  const first = { value, text, note: byJuly.note };
  if (!earlier) return [first];
  const { intake, note } = earlier;
  return [first, { value: intake.value, text: intake.text, inHand: resultsInHand(today), note }];
}

/** An application with its closing dates or, if it is not open yet, the month from which it is. */
type Application = { readonly isOpen: boolean; readonly note: string | undefined };

/**
 * When to apply for an intake; undefined if applications are over. They are open during the usual months of an open
 * option, and whenever an option accepts late applications.
 */
export function applicationFor(
  { process: { plan } }: PlanGuide,
  intake: DatedIntake,
  today: Day,
  level: Level,
): Application | undefined {
  const steps = stepsFor({ plan, intake, level, today });
  const options = steps.flatMap((step) => (step.isApplication ? step.options : []));
  const { inTime, late } = openOptions(options);
  const open = inTime.length > 0 ? inTime : late;
  if (open.length > 0) return { isOpen: true, note: listOf([testNote(steps), noteOf(open)]) };
  const next = nextMonth(options);
  if (next === undefined) return undefined;
  const opens = `opens around ${monthText(next)}`;
  return { isOpen: false, note: listOf([opens, testNote(steps), firstOfSome(options)]) };
}

/** The first date for some institutions in a step other than the application; so far only tests have one. */
function testNote(steps: readonly Step[]): string | undefined {
  return firstOfSome(steps.flatMap((step) => (step.isApplication ? [] : step.options)));
}

/**
 * The closing dates in a few words: official deadlines, then when many close; never the end of a step's usual months. A date
 * for some institutions stands for those of all options, if there are several.
 */
export function noteOf(options: readonly Option[]): string | undefined {
  const some = firstOfSome(options);
  const dates = options.flatMap(({ deadlines, standing }) =>
    deadlines.filter(
      (each) => !each.isForSome && standing !== 'over' && each.standing === standing,
    ),
  );
  const closing = options.map((option) => option.closingNote);
  return listOf([
    some,
    ...(some && options.length > 1 ? [] : dates.map(({ note }) => note)),
    ...closing,
  ]);
}

/** The first coming date that applies to a few institutions only. */
function firstOfSome(options: readonly Option[]): string | undefined {
  const deadlines = options.flatMap((option) => option.deadlines);
  return deadlines.find((it) => it.isForSome && it.standing !== 'over')?.note;
}

function listOf(notes: readonly (string | undefined)[]): string | undefined {
  return notes.filter(Boolean).join('; ') || undefined;
}

/** Lists an intake that is the same for both levels once, without a level. */
export function oneForBoth<T extends NamedIntake>(intakes: readonly T[]): readonly T[] {
  const [first, second] = intakes;
  return first && first.value === second?.value ? [{ ...first, level: undefined }] : intakes;
}
