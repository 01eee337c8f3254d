import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { home } from '#content/home.ts';
import { questionGroups } from '../../shared/content/question-groups.ts';
import { forLawyer } from '../../shared/content/review/for-lawyer.ts';
import type { Unconfirmed } from '../../shared/content/types.ts';
import { monthNames } from '../../shared/months.ts';
import { rowsFor, stepsOf } from '../../shared/plan/rows.ts';
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

  const answerTo = (anchor: string) =>
    [process, afterOffer, whyWorthIt]
      .flatMap((part) => part.questions)
      .find((question) => question.id === anchor)?.answer ?? `no question “${anchor}”`;

  it.each([
    { fact: 'facts.workDuring', short: summary.facts.workDuring, anchor: 'work-hours' },
    { fact: 'refusal.days', short: summary.refusal.days, anchor: 'visa-refused' },
  ])('says in the table of countries ($fact) what its own page says', ({ fact, short, anchor }) => {
    const long = answerTo(anchor);
    const numbers = short.match(/\d+/g) ?? [];
    const advice = `shared/content/${id}/summary.ts, ${fact}: “${short}”; ${file}, ${anchor}: “${long}”. One of both is wrong; these numbers are in the first alone`;
    expect(
      numbers.filter((number) => !new RegExp(`\\b${number}\\b`).test(long)),
      advice,
    ).toEqual([]);
    expect(long, advice).not.toContain('no question');
  });

  it('says the same months in words and in the calendar', () => {
    const drawn = intakes.flatMap(({ months }) => months).toSorted((a, b) => a - b);
    const facts = `shared/content/${id}/summary.ts: facts.intakes must name the months of \`intakes\` in guide.ts`;
    expect(monthsIn(summary.facts.intakes), facts).toEqual(drawn);
    const named = intakes.filter(({ name }) => monthsIn(name).length > 0);
    const names = `${file}: an intake whose name has months must have the same \`months\``;
    expect(
      named.map(({ name }) => monthsIn(name)),
      names,
    ).toEqual(named.map(({ months }) => months));
  });

  it('says once that institutions set the days', () => {
    const once = `${file} must say once that institutions set their “exact intake dates”`;
    expect(read.match(/exact intake dates/g), once).toHaveLength(1);
  });

  it.each(intakes)('plans the steps for $name in the order in which they happen', (intake) => {
    const rows = rowsFor(process.plan, [intake]).map(({ ways }) =>
      ways.flatMap((way) => way.spans.map(({ span }) => span)),
    );
    const begins = rows.map((spans) => Math.max(...spans.map(([from]) => from)));
    const order = `${file}: sort the steps of the plan by the first number of \`when\`, largest first`;
    expect(begins, order).toEqual(begins.toSorted((one, other) => other - one));
    const backwards = rows.flat().filter(([from, to]) => from < to);
    expect(backwards, `${file}: \`when\` counts back, e.g. [12, 10]`).toEqual([]);
    const end = `${file}: the last step must end in a month in which classes begin`;
    expect(rows.at(-1)?.at(-1)?.[1], end).toBeLessThan(intake.months.length);
  });

  const questions = [process, afterOffer, whyWorthIt].flatMap((part) => part.questions);

  it('has each id once', () => {
    const documents = [...process.documents, ...afterOffer.documents];
    for (const list of [questions, documents, steps, intakes]) {
      expect(repeatedIds(list), `${file} has these ids twice`).toEqual([]);
    }
  });

  it('plans steps for its intakes only', () => {
    const planned = steps.flatMap(({ when, manyClose = {} }) =>
      [when, manyClose].flatMap((spans) => ('length' in spans ? [] : Object.keys(spans))),
    );
    const limited = steps.flatMap(({ limits = [] }) =>
      limits.flatMap((limit) => (limit.kind === 'deadline' ? limit.intake : [])),
    );
    const said = steps.flatMap(({ text }) =>
      [text].flat().flatMap((part) => (typeof part === 'string' ? [] : Object.keys(part))),
    );
    const named = [...planned, ...limited, ...said];
    const unknown = named.filter((key) => !intakes.some((intake) => intake.id === key));
    expect(
      unknown,
      `${file}: \`when\`, \`manyClose\`, \`text\` and deadlines may name the ids of \`intakes\` only`,
    ).toEqual([]);
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
