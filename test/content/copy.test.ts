import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { home } from '#content/home.ts';
import { questionGroups } from '../../shared/content/question-groups.ts';
import { forLawyer } from '../../shared/content/review/for-lawyer.ts';
import type { DestinationSummary as Summary, Unconfirmed } from '../../shared/content/types.ts';
import { monthNames } from '../../shared/months.ts';
import { rowsFor, stepsOf } from '../../shared/plan/rows.ts';
import { anyYearStart } from '../../shared/plan/starts.ts';
import { destinations } from './destinations.ts';

const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

describe.each(destinations)('the copy about $label', ({ id, label, summary, guide }) => {
  const { process, afterOffer, whyWorthIt, intakes, changes } = guide;
  const steps = process.plan.flatMap(stepsOf);
  const file = `shared/content/${id}/guide.ts`;
  // Abbreviations as they are read: `[CAS](Confirmation…)` is "CAS (Confirmation…)".
  const copy = JSON.stringify([summary, guide]).replaceAll('**', '');
  const read = copy.replace(/\[([^\]]+)\]\(/g, '$1 (');

  it('names this destination where it is found, begun and ended', () => {
    const { description, intro, howWeHelp } = guide;
    for (const [name, text] of Object.entries({ description, intro, howWeHelp })) {
      expect([text].flat().join(' '), `${file}: ${name} must name ${label}`).toContain(label);
    }
  });

  it('says nothing unconfirmed', async () => {
    expect(await unconfirmedIn(id, read), unconfirmedAdvice(id)).toEqual([]);
  });

  it('says the same months in words and in the calendar', () => {
    const drawn = intakes.flatMap(({ months }) => months).toSorted((a, b) => a - b);
    const facts = `shared/content/${id}/summary.ts: facts.intakes must name the months of \`intakes\` in guide.ts`;
    expect(monthsIn(summary.facts.intakes), facts).toEqual(drawn);
  });

  it('says once that institutions set the days', () => {
    const once = `${file} must say once that institutions set their “exact intake dates”`;
    expect(read.match(/exact intake dates/g), once).toHaveLength(1);
  });

  it.each(intakes)('plans the steps for $name in the order in which they happen', (intake) => {
    const start = anyYearStart({ ...intake, months: [1] });
    const rows = rowsFor(process.plan, [start]).map(({ ways }) =>
      ways.map(({ due: [{ months }] }) => months),
    );
    const begins = rows.map((ways) => Math.min(...ways.map(([first]) => first)));
    const order = `${file}: sort the steps of the plan by the first number of \`when\`, largest first`;
    expect(begins, order).toEqual(begins.toSorted((one, other) => one - other));
    const backwards = rows.flat().filter(([first, last]) => first > last);
    expect(backwards, `${file}: \`when\` counts back, e.g. [12, 10]`).toEqual([]);
    const end = `${file}: the last step must end in a month in which classes begin`;
    expect(rows.at(-1)?.at(-1)?.[1], end).toBeGreaterThan(-intake.months.length);
  });

  const questions = [process, afterOffer, whyWorthIt].flatMap((part) => part.questions);

  it('has each id once', () => {
    const documents = [...process.documents, ...afterOffer.documents];
    for (const list of [questions, documents, steps, intakes]) {
      expect(repeatedIds(list), `${file} has these ids twice`).toEqual([]);
    }
  });

  const { written, reviewed = written } = guide;
  const dates = changes.map(({ date }) => date);

  it('was written, reviewed and changed on days that exist and have been', () => {
    for (const day of [written, reviewed, ...dates]) {
      const wrong = `${file}: ${day} must be a day like 2026-11-22 that is not in the future`;
      const time = Date.parse(`${day}T00:00Z`);
      expect(Number.isNaN(time) ? '' : new Date(time).toISOString(), wrong).toContain(day);
      expect(day <= today, wrong).toBe(true);
    }
  });

  it('has for words that grow old an official page, and days that exist in their order', () => {
    const days = (iso: string) => new Date(`${iso}T00:00Z`).toISOString().slice(0, 10);
    for (const words of [...changes, ...afterOffer.rules, ...questions]) {
      const { aging, source } = words;
      if (!aging) continue;
      const wrong = `${file}: ${JSON.stringify(aging)} needs a source beside it, and days like 2027-01-15`;
      expect(source?.href, wrong).toMatch(/^https/);
      expect([days(aging.read), days(aging.lookAgain)], wrong).toEqual([
        aging.read,
        aging.lookAgain,
      ]);
      expect(aging.read < aging.lookAgain && aging.read <= today, wrong).toBe(true);
    }
  });

  it('lists what has changed, the newest first', () => {
    expect(dates, `${file}: sort \`changes\`, the newest first`).toEqual(
      dates.toSorted().toReversed(),
    );
  });
});

it.each([
  { fact: 'facts', anchor: 'work-hours', shortOf: ({ facts }: Summary) => facts.workDuring },
  { fact: 'refusal', anchor: 'visa-refused', shortOf: ({ refusal }: Summary) => refusal.days },
])('the table of countries ($fact) says what the page of each says at #$anchor', (row) => {
  const told = destinations.flatMap(({ id, summary, guide }) => {
    const parts = [guide.process, guide.afterOffer, guide.whyWorthIt];
    const questions = parts.flatMap((part) => part.questions);
    const long = questions.find((question) => question.id === row.anchor)?.answer ?? '';
    expect(long, `shared/content/${id}/guide.ts has no question “${row.anchor}”`).not.toBe('');
    const short = row.shortOf(summary);
    const numbers = short.match(/\d+/g) ?? [];
    return numbers.map((number) => ({ in: `${id}/summary.ts`, number, short, long }));
  });
  expect(told.length).toBeGreaterThan(2);
  const wrong = told.filter(({ number, long }) => !new RegExp(`\\b${number}\\b`).test(long));
  expect(wrong, 'a short text has numbers that the long one has not').toEqual([]);
});

it('an intake whose name has months has the same `months`', () => {
  const intakes = destinations.flatMap(({ id, guide }) =>
    guide.intakes.map(({ name, months }) => ({ in: `${id}/guide.ts`, name, months })),
  );
  const named = intakes.filter(({ name }) => monthsIn(name).length > 0);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((it) => monthsIn(it.name).join() !== it.months.join())).toEqual([]);
});

it('steps are planned for intakes that their country has', () => {
  const named = destinations.flatMap(({ id, guide }) =>
    guide.process.plan.flatMap(stepsOf).flatMap(({ when, manyClose = {}, limits = [], text }) => {
      const places = {
        when: 'length' in when ? [] : Object.keys(when),
        manyClose: 'length' in manyClose ? [] : Object.keys(manyClose),
        text: [text].flat().flatMap((part) => (typeof part === 'string' ? [] : Object.keys(part))),
        limits: limits.flatMap((limit) => (limit.kind === 'deadline' ? limit.intake : [])),
      };
      const isKnown = (intake: string) => guide.intakes.some((each) => each.id === intake);
      return Object.entries(places).flatMap(([place, intakes]) =>
        intakes.map((intake) => ({
          in: `${id}/guide.ts`,
          place,
          intake,
          isKnown: isKnown(intake),
        })),
      );
    }),
  );
  expect(new Set(named.map(({ place }) => place)).size).toBe(4);
  expect(named.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

describe('the copy of the home page', () => {
  it('has each id once', () => {
    // The anchors of the groups are ids, too.
    const groups = Object.keys(questionGroups).map((id) => ({ id }));
    const questions = Object.values(home.families.questions).flat();
    expect(
      repeatedIds([...groups, ...questions]),
      'shared/content/home.ts has these ids twice',
    ).toEqual([]);
  });

  it('says nothing unconfirmed', async () => {
    expect(await unconfirmedIn('home', JSON.stringify(home)), unconfirmedAdvice('home')).toEqual(
      [],
    );
  });
});

it('every text for a lawyer is one that a page shows', () => {
  const shown = JSON.stringify([home, ...destinations.map(({ guide }) => guide)]);
  const texts = forLawyer.flatMap(({ texts }) => texts);
  const missing = texts.filter((text) => !text || !shown.includes(text));
  expect(missing, 'shared/content/review/for-lawyer.ts looks for a text that is not there').toEqual(
    [],
  );
  expect(texts.length).toBeGreaterThan(10);
});

it('every list of claims to confirm is read, whole', async () => {
  const folder = 'shared/content/review/to-confirm/';
  const files = readdirSync(folder);
  expect(files.length).toBe(destinations.length + 1);
  for (const file of files) {
    const written = readFileSync(folder + file, 'utf8').match(/^ +claim:/gm) ?? [];
    expect(await readClaims(file.replace('.ts', '')), file).toHaveLength(written.length);
  }
});

async function readClaims(id: string): Promise<readonly Unconfirmed[]> {
  const { toConfirm } = await import(`../../shared/content/review/to-confirm/${id}.ts`);
  return toConfirm;
}

/** What a text says although no person has confirmed it yet. */
async function unconfirmedIn(id: string, text: string): Promise<readonly string[]> {
  return (await readClaims(id))
    .flatMap(({ claim, phrases = [] }) => [claim, ...phrases])
    .filter((phrase) => text.includes(phrase));
}

function unconfirmedAdvice(id: string): string {
  return `the copy of ${id} may not say these yet: when a person has confirmed one, take it out of shared/content/review/to-confirm/${id}.ts`;
}

/** Months named in a text, in the year's order. */
function monthsIn(text: string): readonly number[] {
  return monthNames.flatMap((name, index) => (text.includes(name) ? [index + 1] : []));
}

function repeatedIds(list: readonly { readonly id: string }[]): readonly string[] {
  const ids = list.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
