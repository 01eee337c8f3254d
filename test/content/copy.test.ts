import { describe, expect, it } from 'vitest';
import { home } from '#content/home.ts';
import { textOn } from '../../shared/aging.ts';
import { forLawyer } from '../../shared/content/review/for-lawyer.ts';
import type { DestinationSummary as Summary, Unconfirmed } from '../../shared/content/types.ts';
import { inIndia, monthNames } from '../../shared/months.ts';
import { anyYearIntake } from '../../shared/plan/intakes.ts';
import { stepsFor } from '../../shared/plan/steps.ts';
import { routes } from '../../shared/routes.ts';
import { destinations } from './destinations.ts';
import { renderPage } from './render-page.tsx';

const today = inIndia(Date.now()).day;

describe.each(destinations)('the copy about $label', (destination) => {
  const { id, label, summary, guide, steps, questions } = destination;
  const { process, afterOffer, intakes, changes, written, reviewed = written } = guide;
  const file = `shared/content/${id}/guide.ts`;

  it('names the destination in description, intro and howWeHelp', () => {
    for (const part of ['description', 'intro', 'howWeHelp'] as const) {
      expect(`${guide[part]}`, `${file}: ${part} must name ${label}`).toContain(label);
    }
  });

  it('writes the same months in text and in the plan', () => {
    const drawn = intakes.flatMap(({ months }) => months).toSorted((a, b) => a - b);
    const facts = `shared/content/${id}/summary.ts: facts.intakes must name the months of \`intakes\` in guide.ts`;
    expect(monthsIn(textOn(summary.facts.intakes, today)), facts).toEqual(drawn);
    const inSnippet = monthsIn([guide.description, ...summary.card].join(' '));
    const snippet = `${file}: description and card name a month in which no classes begin`;
    expect(
      inSnippet.filter((month) => drawn.every((each) => each !== month)),
      snippet,
    ).toEqual([]);
    const named = intakes.filter(({ name }) => monthsIn(name).length > 0);
    const others = named.filter(({ name, months }) => monthsIn(name).join() !== months.join());
    expect(others, `${file}: an intake with months in its name has these \`months\``).toEqual([]);
  });

  it.each(intakes)('plans the steps for $name in chronological order', (intake) => {
    const january = anyYearIntake({ ...intake, months: [1] });
    const planned = stepsFor({ plan: process.plan, intake: january, today });
    const rows = planned.map(({ options }) => options.map(({ months }) => months));
    const apply = `${file}: nobody can choose ${intake.id}, since \`when\` of no step with \`isApplication\` has it`;
    const applications = planned.filter(({ isApplication }) => isApplication);
    expect(applications.length, apply).toBeGreaterThan(0);
    const begins = rows.map((options) => Math.min(...options.map(([first]) => first)));
    const order = `${file}: sort the steps of the plan by the first number of \`when\`, largest first`;
    expect(begins, order).toEqual(begins.toSorted((one, other) => one - other));
    const backwards = rows.flat().filter(([first, last]) => first > last);
    expect(backwards, `${file}: \`when\` counts back, e.g. [12, 10]`).toEqual([]);
    const end = `${file}: the last step must end in a month in which classes begin`;
    expect(rows.at(-1)?.at(-1)?.[1], end).toBeGreaterThan(-intake.months.length);
  });

  it('has unique ids of lower-case letters, digits and hyphens', () => {
    const documents = [...process.documents, ...afterOffer.documents];
    for (const list of [questions, documents, process.plan, steps, intakes]) {
      const ids = list.map((entry) => entry.id);
      expect(ids.length).toBeGreaterThan(0);
      expect(wrongIds(ids), `${file} has these ids twice, or with other signs`).toEqual([]);
    }
  });

  it('dates writing, review and changes on valid past days, newest first', () => {
    const dates = changes.map(({ date }) => date);
    const wrong = [written, reviewed].filter((day) => !isDay(day) || day > today);
    expect(wrong, `${file}: write days like 2026-11-22 that are not in the future`).toEqual([]);
    expect(
      dates.filter((day) => !isDay(day)),
      `${file}: no such day`,
    ).toEqual([]);
    const order = `${file}: sort \`changes\`, the newest first`;
    expect(dates, order).toEqual(dates.toSorted().toReversed());
  });
});

it('gives words with a review date an official page and ordered dates', () => {
  const words = destinations.flatMap(({ id, guide, questions }) =>
    [...guide.changes, ...guide.afterOffer.rules, ...questions].flatMap(({ aging, source }) =>
      aging ? { in: `shared/content/${id}/guide.ts`, source: source?.href ?? '', ...aging } : [],
    ),
  );
  expect(words.length).toBeGreaterThan(0);
  const wrong = words.filter(
    ({ read, lookAgain, source }) =>
      !source || ![read, lookAgain].every(isDay) || read >= lookAgain || read > today,
  );
  expect(wrong, 'each needs a source beside it, and days like 2027-01-15').toEqual([]);
});

it.each([
  { fact: 'facts', anchor: 'work-hours', shortOf: ({ facts }: Summary) => facts.workDuring },
  { fact: 'refusal', anchor: 'visa-refused', shortOf: ({ refusal }: Summary) => refusal.days },
])('agrees with the table of countries ($fact) at #$anchor', (row) => {
  const told = destinations.flatMap(({ id, summary, questions }) => {
    const long = questions.find((question) => question.id === row.anchor)?.answer ?? '';
    expect(long, `shared/content/${id}/guide.ts has no question “${row.anchor}”`).not.toBe('');
    const short = textOn(row.shortOf(summary), today);
    const numbers = short.match(/\d+/g) ?? [];
    return numbers.map((number) => ({ in: `${id}/summary.ts`, number, short, long }));
  });
  expect(told.length).toBeGreaterThan(2);
  const wrong = told.filter(({ number, long }) => !new RegExp(`\\b${number}\\b`).test(long));
  expect(wrong, 'a short text has numbers that the long one has not').toEqual([]);
});

it.each(routes)('has unique, URL-safe ids at $path', async (route) => {
  const html = await renderPage(route, today);
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(0);
  // Excludes the form's fields, which have their own naming scheme.
  const wrong = wrongIds(ids.filter((id) => !id.startsWith('enquiry-')));
  const advice =
    'look for these in shared/content/: another question or step, or a part of the page itself, has the same id, or it has other signs than small letters, digits and hyphens';
  expect(wrong, advice).toEqual([]);
});

it('contains no unconfirmed statements', async () => {
  const pages = [{ id: 'home', read: JSON.stringify(home) }, ...destinations];
  const lists = pages.map(async ({ id, read }) => {
    const { toConfirm } = await import(`../../shared/content/review/to-confirm/${id}.ts`);
    const phrases = toConfirm.flatMap((it: Unconfirmed) => [it.claim, ...(it.phrases ?? [])]);
    return phrases.map((phrase: string) => ({ id, phrase, isSaid: read.includes(phrase) }));
  });
  const found = (await Promise.all(lists)).flat();
  expect(found.length).toBeGreaterThan(0);
  const said = found.filter(({ isSaid }) => isSaid);
  const advice =
    'when a person has confirmed one, take it out of its file in shared/content/review/to-confirm/';
  expect(said, advice).toEqual([]);
});

it('lists only texts for a lawyer that a page shows', () => {
  const shown = JSON.stringify([home, ...destinations.map(({ guide }) => guide)]);
  const texts = forLawyer.flatMap(({ texts }) => texts);
  expect(texts.length).toBeGreaterThan(10);
  const missing = texts.filter((text) => !text || !shown.includes(text));
  const advice = 'shared/content/review/for-lawyer.ts looks for a text that is not there';
  expect(missing, advice).toEqual([]);
});

/** Months named in a text, in calendar order. */
function monthsIn(text: string): readonly number[] {
  return monthNames.flatMap((name, index) => (text.includes(name) ? [index + 1] : []));
}

/** True if a text is a day of the calendar, e.g. 2026-11-22. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** IDs that are duplicate, or invalid in a URL or a calendar. */
function wrongIds(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z][a-z\d-]*$/.test(id));
}
