import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { DestinationSummary as Summary } from '../../shared/content/types.ts';
import { anyYearIntake } from '../../shared/plan/intakes.ts';
import { stepsFor } from '../../shared/plan/steps.ts';
import { textOn } from '../../shared/time/aging.ts';
import { inIndia, monthNames } from '../../shared/time/months.ts';
import { destinations } from './destinations.ts';

/** The real day: copy is read before it is tested. */
const now = inIndia(Date.now()).day;
/** True for a day of the calendar, e.g. 2026-11-22. */
const isDay = (text: string) => z.iso.date().safeParse(text).success;

describe.each(destinations)('the copy about $label', (destination) => {
  const { id, summary, guide, steps, questions } = destination;
  const { process, afterOffer, intakes, changes, written, reviewed = written } = guide;
  const file = `shared/content/${id}/guide.ts`;

  it('names the same intake months in its texts and its plan', () => {
    const drawn = intakes.flatMap(({ months }) => months).toSorted((a, b) => a - b);
    const advice = `${file} and facts.ts: an intake’s name and \`facts.intakes\` must name the months of \`intakes\``;
    expect(monthsIn(textOn(summary.facts.intakes, reviewed)), advice).toEqual(drawn);
    for (const { name, months } of intakes.filter((each) => monthsIn(each.name).length > 0)) {
      expect(monthsIn(name), advice).toEqual(months);
    }
  });

  it('counts its intakes correctly', () => {
    const right = ['one', 'two', 'three', 'four'][intakes.length - 1];
    const counted = [...destination.read.matchAll(/\b(two|three|four) intakes\b[^."]*/gi)];
    const wrong = counted.filter(([, count]) => count?.toLowerCase() !== right);
    expect(
      wrong.map(([words]) => words),
      `${file}, summary.ts: it has ${right}`,
    ).toEqual([]);
  });

  it.each(intakes)('plans the steps for $name in chronological order', (intake) => {
    const january = anyYearIntake({ ...intake, months: [1] });
    const planned = stepsFor({ plan: process.plan, intake: january, today: reviewed });
    const rows = planned.map(({ options }) => options.map(({ months }) => months));
    const advice = `${file}: \`when\` counts back, e.g. [12, 10]; sort the steps by its first number, largest first; one has \`isApplication\`, the last one ends in a month in which classes begin`;
    const begins = rows.map((options) => Math.min(...options.map(([first]) => first)));
    const last = rows.at(-1)?.at(-1)?.[1] ?? Number.NaN;
    const backwards = rows.flat().filter(([first, last]) => first > last);
    const isApplied = planned.some(({ isApplication }) => isApplication);
    expect(begins, advice).toEqual(begins.toSorted((one, other) => one - other));
    expect({ backwards, isApplied }, advice).toEqual({ backwards: [], isApplied: true });
    expect(last, advice).toBeGreaterThan(-intake.months.length);
  });

  it('has unique IDs of lower-case letters, digits and hyphens', () => {
    const documents = [...process.documents, ...afterOffer.documents];
    for (const list of [questions, documents, process.plan, steps, intakes]) {
      const ids = list.map((entry) => entry.id);
      expect(ids.length).toBeGreaterThan(0);
      const advice = `${file}: these are duplicates, or have characters other than a-z, 0-9 and hyphens`;
      const isWrong = (id: string, index: number) =>
        ids.indexOf(id) !== index || !/^[a-z][a-z\d-]*$/.test(id);
      expect(ids.filter(isWrong), advice).toEqual([]);
    }
  });

  it('has valid dates of writing, review and changes, the newest change first', () => {
    const dates = changes.map(({ date }) => date);
    const advice = `${file}: write days like 2026-11-22, none in the future; sort \`changes\`, the newest first`;
    const future = [written, reviewed].filter((day) => day > now);
    const invalid = [written, reviewed, ...dates].filter((day) => !isDay(day));
    const sorted = dates.toSorted().toReversed();
    expect({ future, invalid, dates }, advice).toEqual({ future: [], invalid: [], dates: sorted });
  });
});

it('gives text with a review date an official page and ordered dates', () => {
  const words = destinations.flatMap(({ id, guide, questions }) =>
    [...guide.changes, ...guide.afterOffer.rules, ...questions].flatMap(({ aging, source }) =>
      aging ? { in: `shared/content/${id}/guide.ts`, source: source?.href ?? '', ...aging } : [],
    ),
  );
  expect(words.length).toBeGreaterThan(0);
  const wrong = words.filter(
    ({ read, lookAgain, source }) =>
      !source || ![read, lookAgain].every(isDay) || read >= lookAgain || read > now,
  );
  expect(wrong, 'each needs a source beside it, and dates like 2027-01-15').toEqual([]);
});

it('gives each text about an undecided rule a review date', () => {
  const rules = destinations.flatMap(({ guide }) => [...guide.changes, ...guide.afterOffer.rules]);
  const answers = destinations.flatMap(({ questions }) => questions);
  const now = /\bproposes\b|\bnothing is decided\b|\bhave been announced\b/i;
  const undecided = [...rules, ...answers].filter((each) => now.test(JSON.stringify(each)));
  expect(undecided.length).toBeGreaterThan(1);
  expect(undecided.filter(({ aging }) => !aging)).toEqual([]);
});

it.each([
  { fact: 'facts', anchor: 'work-hours', shortOf: ({ facts }: Summary) => facts.workDuring },
  { fact: 'refusal', anchor: 'visa-refused', shortOf: ({ refusal }: Summary) => refusal.days },
])('repeats each number of the comparison’s $fact in the answer at #$anchor', (row) => {
  const stated = destinations.flatMap(({ id, summary, guide, questions }) => {
    const long = questions.find((question) => question.id === row.anchor)?.answer;
    const numbers =
      textOn(row.shortOf(summary), guide.reviewed ?? guide.written).match(/\d+/g) ?? [];
    return numbers.map((number) => ({ in: `shared/content/${id}`, number, long }));
  });
  expect(stated.length).toBeGreaterThan(2);
  const wrong = stated.filter(({ number, long = '' }) => !long.match(/\d+/g)?.includes(number));
  expect(wrong, 'numbers in a short text are missing in the long one').toEqual([]);
});

/** Months named in a text, in calendar order. */
function monthsIn(text: string): readonly number[] {
  return monthNames.flatMap((name, index) => (text.includes(name) ? [index + 1] : []));
}
