import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { home } from '../shared/content/home.ts';
import { site } from '../shared/content/site.ts';
import type { ExternalLink } from '../shared/content/types.ts';
import { spanOf, stepsOf } from '../shared/guide/plan-dates.ts';
import { monthNames } from '../shared/months.ts';
import { sentencesIn, wordsIn } from '../tools/content/readability.ts';
import { destinationTexts, homeTexts, plainText } from '../tools/content/reading-order.ts';
import { destinations } from './setup/destinations.ts';

const summaries = destinations.map(({ summary }) => summary);

/** What a visitor reads on each page, in its order. */
const pages = [
  { id: 'home', texts: [...homeTexts(home, summaries), ...site.promises] },
  ...destinations.map(({ id, summary, guide }) => ({
    id,
    texts: destinationTexts(summary, guide),
  })),
];

/** The terms that the product's specification names for a destination. */
const specifiedTerms: Readonly<Record<string, readonly string[]>> = {
  usa: ['Fall (August-September)', 'Spring (January)', 'F-1', 'SEVIS', 'I-20', 'CPT', 'OPT'],
  uk: ['September', 'January', 'UCAS', 'undergraduates', 'direct applications', 'CAS'],
  canada: ['Fall (September)', 'Winter (January)', 'Summer (May)', 'Study permit', 'PGWP'],
  australia: ['October/November', 'CoE', 'subclass 500', 'GTE', 'OSHC', 'Post-study work', '485'],
  newzealand: ['February', 'July', 'Offer of Place', 'Post-study work visa'],
  ireland: ['CAO for undergraduates', 'September', 'January', 'INIS', '2-year post-study work'],
};

describe.each(destinations)('the copy about $label', (destination) => {
  const { id, label, nameInText, summary, guide, toConfirm } = destination;
  const { process, afterOffer, whyWorthIt, intakes } = guide;
  const read = destinationTexts(summary, guide).map(plainText).join('\n');
  const sections = [process, afterOffer, whyWorthIt];

  it('is about this destination, in the terms of the specification', () => {
    expect([label, `the ${label}`]).toContain(nameInText);
    for (const part of [guide.description, guide.intro.join(' '), guide.howWeHelp.join(' ')]) {
      expect(part).toContain(label);
    }
    for (const term of specifiedTerms[id] ?? []) expect(read).toContain(term);
  });

  it('is long enough to be useful and short enough to be read, and lists nothing twice', () => {
    const words = wordsIn(read).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1450);
    const asked = sections.map(({ questions }) => questions.map(({ question }) => question));
    expect(asked).not.toContainEqual([]);
    const lists: readonly (readonly [readonly string[], least: number, most: number])[] = [
      [stepsOf(process.plan).map(({ title }) => title), 6, 8],
      [process.documents.map(({ name }) => name), 4, 6],
      [afterOffer.documents.map(({ name }) => name), 5, 8],
      [afterOffer.rules.map(({ term }) => term), 3, 6],
      [asked.flat(), 6, 8],
      [whyWorthIt.reasons, 2, 8],
    ];
    for (const [texts, least, most] of lists) {
      expect(texts.length).toBeGreaterThanOrEqual(least);
      expect(texts.length).toBeLessThanOrEqual(most);
      expect(repeatsIn(texts)).toEqual([]);
    }
    expect(asked.flat().filter((question) => !question.endsWith('?'))).toEqual([]);
  });

  it('says the same months in words and in the calendar', () => {
    const drawn = intakes.flatMap(({ months }) => months);
    expect(monthsIn(summary.facts.intakes)).toEqual(drawn.toSorted((a, b) => a - b));
    for (const { name, months } of intakes) {
      if (monthsIn(name).length > 0) expect(monthsIn(name)).toEqual(months);
      else expect(summary.facts.intakes).toContain(name);
      const [first = 1] = months;
      expect(months).toEqual(months.map((_, index) => ((first - 1 + index) % 12) + 1));
    }
  });

  it('says once, beside the months, that institutions set the exact dates', () => {
    const intro = guide.intro.join(' ');
    expect(intro).toMatch(/exact intake dates/i);
    expect(read.match(/exact intake dates/gi)).toHaveLength(1);
    expect(monthsIn(intro)).toEqual(expect.arrayContaining([...monthsIn(summary.facts.intakes)]));
  });

  it('plans the steps in the order in which they happen, for each intake and no other', () => {
    const planned = stepsOf(process.plan).flatMap(({ when }) =>
      'length' in when ? [] : Object.keys(when),
    );
    const names = intakes.map(({ id }) => id);
    expect(planned.filter((name) => !names.includes(name))).toEqual([]);
    for (const intake of intakes) {
      const spans = process.plan.flatMap((entry) => {
        const span = spanOf(entry, intake);
        return span ? [span] : [];
      });
      expect(spans.length).toBeGreaterThanOrEqual(4);
      expect(spans.flat().filter((month) => !Number.isInteger(month))).toEqual([]);
      for (const [from, to] of spans) expect([18, from, to, 0]).toSatisfy(isFalling);
      expect(spans.map(([from]) => from)).toSatisfy(isFalling);
      expect(spans.at(-1)?.[1]).toBe(0);
    }
  });

  it('gives an official page, by https, for every rule', () => {
    for (const { href, text } of linksIn([summary, guide])) {
      const { protocol, hostname } = new URL(href);
      expect(protocol).toBe('https:');
      // Governments, and bodies under a country's own domain; a company's or a person's address is not official.
      expect(hostname).toMatch(/(\.gov|\.(gov|govt)\.\w\w|^www\.gov\.uk|^www\.ucas\.com|\.\w\w)$/);
      expect(hostname).not.toMatch(/\.(com?|org|net|ac|edu)\.\w\w$|\.(io|me|tv|co|ai)$/);
      expect(text.length).toBeGreaterThan(3);
    }
    expect(linksIn(process)).not.toEqual([]);
  });

  it('counts days and months of a limit only beside an official page', () => {
    const counts = /\b(within|no (later|earlier|more|less) than) \d+ (days|weeks|months)\b/i;
    const unsourced = objectsIn(guide).filter((object) => !('source' in object));
    expect(textsOf(unsourced).filter((text) => counts.test(text))).toEqual([]);
  });

  it('was reviewed on a day there was, and names a page for each claim not yet confirmed', () => {
    const date = new Date(`${guide.lastReviewed}T00:00:00Z`);
    expect(date.toISOString().slice(0, 10)).toBe(guide.lastReviewed);
    expect(guide.lastReviewed >= '2026-10-10').toBe(true);
    for (const { source } of toConfirm) expect(source.href).toMatch(/^https:/);
  });
});

it.each(pages)('no text of the page $id is empty or has more than 90 words', ({ texts }) => {
  const lengths = texts.map((text) => wordsIn(plainText(text)).length);
  expect(texts.filter((_, index) => lengths[index] === 0 || Number(lengths[index]) > 90)).toEqual(
    [],
  );
});

describe('each page has words of its own', () => {
  it('no sentence is on two pages, nor nearly the same', () => {
    const facts = new Set(summaries.flatMap(({ facts }) => textsOf(objectsIn(facts))));
    const sentences = pages.flatMap(({ id, texts }) =>
      texts
        .filter((text) => !facts.has(text))
        .flatMap((text) => sentencesIn(plainText(text)))
        .map((sentence) => ({ id, sentence, pairs: wordPairsIn(sentence) }))
        .filter(({ pairs }) => pairs.size >= 3),
    );
    const alike = sentences.flatMap((one, index) =>
      sentences
        .slice(index + 1)
        .filter((other) => other.id !== one.id && isAlike(one.pairs, other.pairs))
        .map((other) => [one.sentence, other.sentence]),
    );
    expect(alike).toEqual([]);
  });

  it('no picture, card, term or official site serves two pages', () => {
    const tests = ['IELTS', 'TOEFL', 'PTE', 'SAT', 'GRE', 'GMAT'];
    const terms = pages
      .flatMap(({ id, texts }) => (id === 'home' ? [] : texts))
      .flatMap((text) => [...text.matchAll(/\[([^\]]+)\]\(/g)].map(([, term = '']) => term));
    const hosts = destinations.flatMap(({ summary, guide }) => [
      ...new Set(linksIn([summary, guide]).map(({ href }) => new URL(href).hostname)),
    ]);
    expect(repeatsIn(terms.filter((term) => !tests.includes(term)))).toEqual([]);
    expect(repeatsIn(hosts)).toEqual([]);
    expect(repeatsIn(summaries.flatMap(({ card, picture }) => [...card, picture.src]))).toEqual([]);
  });
});

/** What no text on the site may hold, by what that shows. */
const forbidden = {
  'names no amount of money':
    /[$€£₹¥]|\b(INR|USD|GBP|CAD|AUD|NZD|EUR|Rs\.?|rupees|dollars|lakhs?|crores?)\b/i,
  'promises nothing': /\bguarant|\bassured?\b|\b100 ?%|\bwe promise|\bsure[- ]?shot/i,
  'counts no success': /\d ?(%|per ?cent)|\bsuccess rate|\bthousands of|\d+\+ (students|visas)/i,
  'ranks nothing':
    /\bbest\b|#\s?1\b|\bno\. ?1\b|\bnumber one\b|\bleading\b|\btop[- ]|\brank(ed|ing)|\bworld[- ]class|\bmost trusted/i,
  'gives no processing times':
    /\b(takes?|took|ready|decided|process(ed|ing)|answer(ed)?|wait) (in |within |of )?(about |up to |around )?\d+ (working )?(days|weeks|months)\b/i,
  'puts words in no one’s mouth': /testimonial|“[^”]{20,}”/i,
  'is finished': /\b(TODO|TBD|FIXME|lorem|ipsum|xxx)\b|\{\w+\}/i,
  'is set with typographic apostrophes and single spaces': /\w'\w| {2}|\t|^\s|\s$/,
};

it.each(Object.entries(forbidden))('the copy %s', (_rule, pattern) => {
  const copy = [home, site, destinations.map(({ summary, guide }) => [summary, guide])];
  const texts = textsOf(objectsIn(copy))
    // The name of a bank product, not a promise.
    .map((text) => text.replace('Guaranteed Investment Certificate', ''));
  expect(texts.filter((text) => pattern.test(text))).toEqual([]);
});

describe('an owner’s texts', () => {
  const files = readdirSync('shared/content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'site.ts')
    .map((file) => readFileSync(join('shared/content', file), 'utf8'));

  it('name and city are written in one file', () => {
    const own = [site.name, site.city];
    expect(files.filter((text) => own.some((name) => text.includes(name)))).toEqual([]);
    expect(site.address.join(' ')).toContain(site.city);
  });

  it('promises that only an owner can keep stand in one list', () => {
    const promise = /\bpractise|\bon one page\b|\bin one (list|sheet)\b|\brefund terms\b/i;
    expect(site.promises).not.toEqual([]);
    expect(files.filter((text) => promise.test(text))).toEqual([]);
  });

  it('lead to an image-sharing site, a professional network and a map, all by https', () => {
    const [images, professional] = site.social;
    expect(images.href).toMatch(/^https:\/\/[\w.]*(instagram|flickr|pinterest)/);
    expect(professional.href).toMatch(/^https:\/\/[\w.]*(linkedin|xing)/);
    for (const href of [site.map.embed, site.map.link]) expect(href).toMatch(/^https:/);
    expect(site.map.title).toContain('neighbourhood');
  });

  it('tell what happens to an enquiry', () => {
    const text = home.privacy.join(' ');
    expect(text).toMatch(
      /browser tab only.*30 minutes.*FormSubmit.*30 days.*Data Protection.*under 18/,
    );
    expect(text).toContain(site.payment);
    expect(text).toContain(site.enquiryRetention);
  });
});

/** The value and every value within it that is an object or a list. */
function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** Every text of these objects but addresses. */
function textsOf(objects: readonly object[]): readonly string[] {
  return objects
    .flatMap((object): [string, unknown][] => Object.entries(object))
    .flatMap(([key, text]) => (/^(href|src|embed|link)$/.test(key) ? [] : [text]))
    .filter((text) => typeof text === 'string');
}

/** Every link in the content. */
function linksIn(value: unknown): readonly ExternalLink[] {
  return objectsIn(value).filter((object): object is ExternalLink => 'href' in object);
}

/** Months named in a text, in the year's order. */
function monthsIn(text: string): readonly number[] {
  return monthNames.flatMap((name, index) => (text.includes(name) ? [index + 1] : []));
}

/** Values that stand more than once in the list. */
function repeatsIn(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function isFalling(numbers: readonly number[]): boolean {
  return numbers.every((value, index) => index === 0 || value <= Number(numbers[index - 1]));
}

/** Neighbouring words of a sentence. */
function wordPairsIn(sentence: string): ReadonlySet<string> {
  const words = wordsIn(sentence.toLowerCase()).map((word) => word.replace(/[.’'-]+$/, ''));
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

/** Whether two sentences are much alike; short ones only if they are the same. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((pair) => other.has(pair)).length;
  const share = common / (one.size + other.size - common);
  return share > (Math.min(one.size, other.size) < 6 ? 0.99 : 0.4);
}
