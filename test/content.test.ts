import { describe, expect, it } from 'vitest';
import { home } from '../shared/content/home.ts';
import type { Unconfirmed } from '../shared/content/types.ts';
import { spanOf, stepsOf } from '../shared/guide/plan-dates.ts';
import { monthNames } from '../shared/months.ts';
import { destinations } from './setup/pages.ts';

/** The terms that the product's specification names for a destination. */
const specifiedTerms: Readonly<Record<string, readonly string[]>> = {
  usa: ['Fall (August-September)', 'Spring (January)', 'F-1', 'SEVIS', 'I-20', 'CPT', 'OPT'],
  uk: ['September', 'January', 'UCAS', 'undergraduates', 'direct applications', 'CAS'],
  canada: ['Fall (September)', 'Winter (January)', 'Summer (May)', 'Study permit', 'PGWP'],
  australia: ['October/November', 'CoE', 'subclass 500', 'GTE', 'OSHC', 'Post-study work', '485'],
  newzealand: ['February', 'July', 'Offer of Place', 'Post-study work visa'],
  ireland: ['CAO for undergraduates', 'September', 'January', 'INIS', '2-year post-study work'],
};
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

describe.each(destinations)('the copy about $label', ({ id, label, summary, guide }) => {
  const { process, afterOffer, whyWorthIt, intakes, changes } = guide;
  const steps = stepsOf(process.plan);
  const intro = guide.intro.join(' ');
  // Abbreviations as they are read: `[CAS](Confirmation…)` is "CAS (Confirmation…)".
  const read = JSON.stringify([summary, guide]).replace(/\[([^\]]+)\]\(/g, '$1 (');

  it('is about this destination, in the terms of the specification, and says nothing unconfirmed', async () => {
    for (const part of [guide.description, intro, guide.howWeHelp.join(' ')]) {
      expect(part).toContain(label);
    }
    for (const term of specifiedTerms[id] ?? []) expect(read).toContain(term);
    const { toConfirm } = await import(`../shared/content/${id}/to-confirm.ts`);
    const kept = (toConfirm as Unconfirmed[]).flatMap(({ claim, phrases = [] }) => [
      claim,
      ...phrases,
    ]);
    expect(kept.filter((phrase) => read.includes(phrase))).toEqual([]);
  });

  it('says the same months in words and in the calendar', () => {
    const drawn = intakes.flatMap(({ months }) => months).toSorted((a, b) => a - b);
    expect(monthsIn(summary.facts.intakes)).toEqual(drawn);
    expect(monthsIn(intro)).toEqual(expect.arrayContaining(drawn));
    const named = intakes.filter(({ name }) => monthsIn(name).length > 0);
    expect(named.map(({ name }) => monthsIn(name))).toEqual(named.map(({ months }) => months));
  });

  it.each(intakes)('plans the steps for $name in the order in which they happen', (intake) => {
    const spans = steps.map((step) => spanOf(step, intake)).filter((span) => span !== undefined);
    expect(spans).toEqual(spans.toSorted(([one], [other]) => other - one));
    expect(spans.filter(([from, to]) => from < to)).toEqual([]);
    expect(spans.at(-1)?.[1]).toBe(0);
  });

  it('has each id once, steps only for its intakes, and one step that is the application', () => {
    const questions = [process, afterOffer, whyWorthIt].flatMap((part) => part.questions);
    const documents = [...process.documents, ...afterOffer.documents];
    const lists = [questions, documents, steps, intakes];
    expect(lists.map(repeatedIds)).toEqual([[], [], [], []]);
    const planned = steps.flatMap(({ when }) => ('length' in when ? [] : Object.keys(when)));
    expect(intakes.map((intake) => intake.id)).toEqual(expect.arrayContaining(planned));
    expect(process.plan.filter(({ isApplication }) => isApplication)).toHaveLength(1);
  });

  it('has a valid review date, no change after it, the newest first, and official pages for all', () => {
    const days = [today, guide.lastReviewed, ...changes.map(({ date }) => date)];
    for (const day of days) expect(new Date(`${day}T00:00Z`).toISOString()).toContain(day);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(unofficialLinks([summary, guide])).toEqual([]);
  });
});

it('the home page links official pages', () => {
  expect(unofficialLinks(home.families)).toEqual([]);
});

/** Addresses in the copy that are no government's and no body's whose word is a rule. */
function unofficialLinks(copy: unknown): readonly string[] {
  const official = /^https:\/\/([\w.-]+\.(gov|gov\.\w\w|govt\.nz|ca|ie)|www\.ucas\.com)(\/|$)/;
  return (JSON.stringify(copy).match(/https?:[^"]+/g) ?? []).filter((href) => !official.test(href));
}

/** Months named in a text, in the year's order. */
function monthsIn(text: string): readonly number[] {
  return monthNames.flatMap((name, index) => (text.includes(name) ? [index + 1] : []));
}

function repeatedIds(list: readonly { readonly id: string }[]): readonly string[] {
  const ids = list.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
