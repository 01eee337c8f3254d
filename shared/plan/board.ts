import type { Level } from '../content/types.ts';
import { type Day, monthOf, monthText } from '../months.ts';
import { type DestinationId, destinationRoute } from '../routes.ts';
import {
  type DatedIntake,
  hasBegun,
  intakesOf,
  isInHand,
  isSometimes,
  type NamedIntake,
  nextSummer,
  type PlanGuide,
  type Results,
  resultsFor,
  resultsText,
} from './intakes.ts';
import { levelsOf } from './levels.ts';
import { nextMonth, type Option, openOptions, type Step, stepsFor } from './steps.ts';

/** An intake that is open for applications, or the next one that will be. Sent to the browser as JSON. */
export type BoardIntake = NamedIntake & {
  readonly results?: Results | undefined;
  readonly isOpen?: boolean;
  /** The closing dates, or when applications open, in a few words. */
  readonly dates?: string | undefined;
  /** The same after the first date of a test, which the board has in its caption: a row has no space on a phone. */
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
  const due = resultsText(undefined, today);
  const areSplit = rows.some(({ intakes: [first] }) => first?.results);
  // A university may wait for later results, for which no row has this year's intake.
  const others = due.startsWith('by')
    ? '. In August? Ask each university by when it needs them'
    : '';
  return {
    /** E.g. "November 2026". */
    month: monthText(monthOf(today)),
    /** When the results of the applicants for each country's first intake are due. */
    results: areSplit ? `by July ${nextSummer(today)}` : due,
    /** The applicants of the intakes, in one or more sentences. */
    applicants: `Results due ${due}, unless noted${others}${laterText(guides, today)}`,
    rows,
  };
}

/** Advice for next year's applicants, who choose courses from April to July and take tests until September; or ''. */
function laterText(guides: Parameters<typeof boardFor>[0], today: Day): string {
  const month = monthOf(today) % 12;
  if (month < 3 || month > 8) return '';
  const year = Math.floor(monthOf(today) / 12) + 1;
  const tests = guides.flatMap(({ id, guide }) => {
    const { plan } = guide.process;
    const notes = intakesOf(guide)
      .filter((intake) => intake.year === year)
      .flatMap((intake) => testNote(stepsFor({ plan, intake, today })) ?? []);
    return notes.map((note) => `. In ${destinationRoute(id).nameInText}, ${note}`);
  });
  const lead = month < 7 && `. Later? Choose a ${year} intake on a country’s page`;
  return [lead || '', ...tests].join('');
}

/** Intakes on the board for a level or for both; an intake that both levels share has no level. */
export function boardIntakes(guide: PlanGuide, today: Day, level?: Level): readonly BoardIntake[] {
  const shown = levelsOf(level);
  const [first = [], ...others] = shown.map((each) => intakesAt(each, guide, today));
  if (others.length > 0 && JSON.stringify(others) === JSON.stringify([first])) return first;
  return [first, ...others].flatMap((intakes, index) =>
    intakes.map((intake) => ({ ...intake, level: shown[index] })),
  );
}

/**
 * The intake for most applicants and, if there are any, an earlier one for results in hand and, if it needs results by July,
 * a later one.
 */
function intakesAt(level: Level, guide: PlanGuide, today: Day): readonly BoardIntake[] {
  const intakes = intakesOf(guide)
    .filter((intake) => !hasBegun(intake, today) && !isSometimes(intake, level))
    .flatMap((intake) => {
      const application = applicationFor(guide, intake, today, level);
      const { value, text } = intake;
      return application ? { value, text, results: resultsFor(intake, today), ...application } : [];
    });
  const firstOf = (found: typeof intakes) => found.find(({ isOpen }) => isOpen) ?? found[0];
  const first = firstOf(intakes.filter((it) => !isInHand(it)));
  if (!first) return [];
  const inHand = intakes.find((it) => it.isOpen && isInHand(it));
  const later = first.results && firstOf(intakes.filter(({ results }) => !results));
  const results = 'after July';
  const dates = later?.isOpen ? later.dates : undefined;
  return [first, inHand, later && ({ ...later, results, dates } as const)].filter(
    (it) => it !== undefined,
  );
}

/**
 * When to apply for an intake; undefined if applications are over. They are open during the usual months of an open
 * option, and whenever an option accepts late applications.
 */
export function applicationFor(
  { process: { plan } }: PlanGuide,
  intake: DatedIntake,
  today: Day,
  level: Level,
) {
  const steps = stepsFor({ plan, intake, level, today });
  const options = steps.flatMap((step) => (step.isApplication ? step.options : []));
  const { inTime, late } = openOptions(options);
  const open = inTime.length > 0 ? inTime : late;
  const application = (isOpen: boolean, dates: string | undefined) => {
    return { isOpen, dates, note: listOf([testNote(steps), dates]) };
  };
  if (open.length > 0) return application(true, noteOf(open));
  const next = nextMonth(options);
  if (next === undefined) return undefined;
  return application(false, firstOfSome(options)?.note ?? `opens around ${monthText(next)}`);
}

/** The first date for some institutions in a step other than the application; so far only tests have one. */
function testNote(steps: readonly Step[]): string | undefined {
  return firstOfSome(steps.flatMap((step) => (step.isApplication ? [] : step.options)))?.note;
}

/**
 * The closing dates in a few words: official deadlines, then when many close; never the end of a step's usual months. A date
 * for some institutions stands for those of all options, if there are several.
 */
export function noteOf(options: readonly Option[]): string | undefined {
  const first = firstOfSome(options);
  const some = first?.note;
  const others = some ? 'others ' : '';
  const dates = options.flatMap(({ deadlines, standing }) =>
    deadlines.filter(
      (each) => !each.isForSome && standing !== 'over' && each.standing === standing,
    ),
  );
  // Not beside a date to look up today: a phone has no space for both.
  const closing = first?.isNear ? [] : options.map((option) => option.closingNote);
  return listOf([
    some,
    ...(some && options.length > 1 ? [] : dates.map(({ note }) => others + note)),
    ...closing,
  ]);
}

/** The first coming date that applies to a few institutions only. */
function firstOfSome(options: readonly Option[]) {
  const deadlines = options.flatMap((option) => option.deadlines);
  return deadlines.find((it) => it.isForSome && it.standing !== 'over');
}

function listOf(notes: readonly (string | undefined)[]): string | undefined {
  return notes.filter(Boolean).join('; ') || undefined;
}

/** Lists an intake that is the same for both levels once, without a level. */
export function oneForBoth<T extends NamedIntake>(intakes: readonly T[]): readonly T[] {
  const [first, second] = intakes;
  return first && first.value === second?.value ? [{ ...first, level: undefined }] : intakes;
}
