import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { home } from '../shared/content/home.ts';
import { site } from '../shared/content/site.ts';
import type {
  DestinationGuide,
  DestinationSummary,
  ExternalLink,
  PlanStep,
  Unconfirmed,
} from '../shared/content/types.ts';
import { monthNames } from '../shared/months.ts';
import { numberWord } from '../shared/number-word.ts';
import { destinationRoutes } from '../shared/routes.ts';
import { sentencesIn, wordsIn } from '../tools/content/readability.ts';
import {
  destinationTexts,
  factTexts,
  homeTexts,
  plainText,
} from '../tools/content/reading-order.ts';

type Loaded = {
  readonly summary: DestinationSummary;
  readonly guide: DestinationGuide;
  readonly toConfirm: readonly Unconfirmed[];
};

const destinations = await Promise.all(
  destinationRoutes.map(async (route) => {
    const { summary } = (await import(`../shared/content/${route.id}/summary.ts`)) as Loaded;
    const { guide } = (await import(`../shared/content/${route.id}/guide.ts`)) as Loaded;
    const { toConfirm } = (await import(`../shared/content/${route.id}/to-confirm.ts`)) as Loaded;
    return { ...route, summary, guide, toConfirm, texts: destinationTexts(summary, guide) };
  }),
);

const summaries = destinations.map(({ summary }) => summary);
const homePage = { id: 'home', texts: [...homeTexts(home, summaries), ...site.promises] };
const pages: readonly { readonly id: string; readonly texts: readonly string[] }[] = [
  homePage,
  ...destinations,
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

/** Every string in the content, with the path to it. */
function stringsIn(value: unknown, at = ''): readonly (readonly [at: string, text: string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${at}.${key}`));
}

/** Every link in the content. */
function linksIn(value: unknown): readonly ExternalLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(linksIn);
  return 'href' in value ? [value as ExternalLink, ...inner] : inner;
}

/** Every object in the content that links no official page. */
function unsourcedIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null || 'source' in value) return [];
  return [value, ...Object.values(value).flatMap(unsourcedIn)];
}

/** Months named in a text, in the year's order. */
function monthsIn(text: string): readonly number[] {
  return monthNames.flatMap((name, index) => (text.includes(name) ? [index + 1] : []));
}

/** Values that stand more than once in the list. */
function repeatsIn(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function questionsOf({ process, afterOffer, whyWorthIt }: DestinationGuide) {
  return [...process.questions, ...afterOffer.questions, ...whyWorthIt.questions];
}

/** The step's span for an intake, or undefined when the intake does not have the step. */
function spanOf({ when }: PlanStep, intake: string): readonly [number, number] | undefined {
  return 'length' in when ? (when as readonly [number, number]) : when[intake];
}

describe.each(destinations)('the copy about $label', (destination) => {
  const { id, label, inSentence, summary, guide, texts, toConfirm } = destination;
  const read = texts.map(plainText).join('\n');

  it('is about this destination', () => {
    for (const part of [guide.description, guide.intro.join(' '), guide.howWeHelp.join(' ')]) {
      expect(part).toContain(label);
    }
    expect(inSentence.replace(/^the /, '')).toBe(label);
  });

  it('has the terms of the specification', () => {
    for (const term of specifiedTerms[id] ?? []) expect(read).toContain(term);
  });

  it('is long enough to be useful and short enough to be read', () => {
    const words = texts.flatMap((text) => wordsIn(plainText(text))).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1450);
  });

  it('says the same months in words and in the calendar', () => {
    const drawn = guide.intakes.flatMap(({ months }) => months);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(monthsIn(summary.facts.intakes)).toEqual(drawn.toSorted((a, b) => a - b));
    for (const { name, months } of guide.intakes) {
      if (monthsIn(name).length > 0) expect(monthsIn(name)).toEqual(months);
      else expect(summary.facts.intakes).toContain(name);
      for (const [index, month] of months.entries()) {
        if (index > 0) expect(month).toBe(((months[index - 1] ?? 0) % 12) + 1);
      }
    }
  });

  it('says once that institutions set the exact dates', () => {
    const intro = guide.intro.join(' ');
    expect(intro).toMatch(/exact intake dates/i);
    expect(read.match(/exact intake dates/gi)).toHaveLength(1);
    expect(monthsIn(intro)).toEqual(expect.arrayContaining([...monthsIn(summary.facts.intakes)]));
  });

  it('plans six to eight steps in the order in which they happen, for each intake', () => {
    const { plan } = guide.process;
    expect(plan.length).toBeGreaterThanOrEqual(6);
    expect(plan.length).toBeLessThanOrEqual(8);
    for (const { name } of guide.intakes) {
      const spans = plan.map((step) => spanOf(step, name)).filter((span) => span !== undefined);
      expect(spans.length).toBeGreaterThanOrEqual(4);
      for (const [from, to] of spans) {
        expect([from, to].every((month) => Number.isInteger(month))).toBe(true);
        expect(from).toBeLessThanOrEqual(18);
        expect(to).toBeLessThanOrEqual(from);
        expect(to).toBeGreaterThanOrEqual(0);
      }
      const starts = spans.map(([from]) => from);
      expect(starts).toEqual(starts.toSorted((a, b) => b - a));
      expect(spans.at(-1)?.[1]).toBe(0);
    }
  });

  it('plans for intakes that there are', () => {
    const names = guide.intakes.map(({ name }) => name);
    const spans = guide.process.plan.map(({ when }) => when);
    const planned = spans.flatMap((when) => ('length' in when ? [] : Object.keys(when)));
    expect(planned.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has two folders, rules and six to eight questions, none of them twice', () => {
    const { process, afterOffer, whyWorthIt } = guide;
    const lists: readonly (readonly [readonly string[], least: number, most: number])[] = [
      [process.plan.map(({ title }) => title), 6, 8],
      [process.papers.map(({ name }) => name), 4, 6],
      [afterOffer.papers.map(({ name }) => name), 5, 8],
      [afterOffer.rules.map(({ term }) => term), 3, 6],
      [questionsOf(guide).map(({ question }) => question), 6, 8],
    ];
    for (const [names, least, most] of lists) {
      expect(names.length).toBeGreaterThanOrEqual(least);
      expect(names.length).toBeLessThanOrEqual(most);
      expect(repeatsIn(names)).toEqual([]);
    }
    for (const part of [process, afterOffer, whyWorthIt]) {
      expect(part.questions.length).toBeGreaterThan(0);
    }
    expect(questionsOf(guide).every(({ question }) => question.endsWith('?'))).toBe(true);
    expect(whyWorthIt.reasons.length).toBeGreaterThanOrEqual(2);
  });

  it('gives an official page, by https, for every rule', () => {
    const links = linksIn([summary, guide]);
    for (const { href, text } of links) {
      const { protocol, hostname } = new URL(href);
      expect(protocol).toBe('https:');
      // Governments, and bodies under a country's own domain; a company's or a person's address is not official.
      expect(hostname).toMatch(/(\.gov|\.(gov|govt)\.\w\w|^www\.gov\.uk|^www\.ucas\.com|\.\w\w)$/);
      expect(hostname).not.toMatch(/\.(com?|org|net|ac|edu)\.\w\w$|\.(io|me|tv|co|ai)$/);
      expect(text.length).toBeGreaterThan(3);
    }
    expect(linksIn(guide.process).length).toBeGreaterThan(0);
  });

  it('counts days and months of a limit only beside an official page', () => {
    const counts = /\b(within|no (later|earlier|more|less) than) \d+ (days|weeks|months)\b/i;
    const found = unsourcedIn(guide)
      .flatMap((object) => Object.values(object))
      .filter((value): value is string => typeof value === 'string' && counts.test(value));
    expect(found).toEqual([]);
  });

  it('was reviewed on a day there was, and lists what is not confirmed with its page', () => {
    const date = new Date(`${guide.lastReviewed}T00:00:00Z`);
    expect(date.toISOString().slice(0, 10)).toBe(guide.lastReviewed);
    // Not older than the rules that the product's facts were checked against.
    expect(guide.lastReviewed >= '2026-10-10').toBe(true);
    for (const { claim, source } of toConfirm) {
      expect(claim.length).toBeGreaterThan(20);
      expect(new URL(source.href).protocol).toBe('https:');
    }
  });

  it('marks abbreviations only where a page can show the explanation', () => {
    const plain = stringsIn([summary, guide]).filter(([at]) =>
      /\.(title|question|term|official\.text|source\.text|description)$/.test(at),
    );
    expect(plain.filter(([, text]) => text.includes(']('))).toEqual([]);
  });
});

describe.each(pages)('the texts of the page $id', ({ id, texts }) => {
  it('explain every abbreviation where it is used first, and only there', () => {
    expect(abbreviationFaults(texts)).toEqual([]);
  });

  it('hold no paragraph of more than 90 words', () => {
    expect(texts.filter((text) => wordsIn(plainText(text)).length > 90)).toEqual([]);
  });

  it('leave nothing empty', () => {
    expect(
      texts.filter((text) => text.trim() === ''),
      id,
    ).toEqual([]);
  });
});

/** Abbreviations that need no explanation, and a name that is written like one. */
const knownAbbreviations = ['UK', 'US', 'USA', 'EU', 'PhD', 'FormSubmit'];

/** A word with two or more capitals, such as CoE or PAL/TAL, or the code of a form or visa, such as I-20. */
const abbreviation =
  /(?<![\w.-])(?:[A-Z]{1,3}-\d+|[A-Za-z]*[A-Z][A-Za-z]*[A-Z][A-Za-z]*(?:\/[A-Z]+)*)(?!\w)/g;

function abbreviationFaults(texts: readonly string[]): readonly string[] {
  const known = new Set(knownAbbreviations);
  const faults: string[] = [];
  for (const text of texts) {
    const parts = text.replaceAll('GOV.UK', '').matchAll(/\[([^\]]+)\]\([^)]+\)|[^[]+/g);
    for (const [part, explained] of parts) {
      if (explained && known.has(explained)) faults.push(`${explained} again: ${text}`);
      if (explained) known.add(explained);
      const used = explained ? [] : (part.match(abbreviation) ?? []).map(withoutPlural);
      for (const name of used) if (!known.has(name)) faults.push(`${name}: ${text}`);
    }
  }
  return faults;
}

function withoutPlural(name: string): string {
  return name.replace(/(?<=[A-Z])s$/, '');
}

describe('the search for abbreviations', () => {
  it.each([
    ['unexplained', ['You need a CoE.'], 1],
    ['a form’s code', ['Sign the I-20.'], 1],
    ['explained too late', ['Get the CAS.', 'A [CAS](Confirmation) is a number.'], 1],
    ['explained twice', ['A [CAS](Confirmation).', 'A [CAS](Confirmation).'], 1],
    ['explained first', ['A [PAL/TAL](letter of attestation).', 'The PAL/TAL has a date.'], 0],
    ['the plural', ['A [DLI](school).', 'Public DLIs.'], 0],
    ['ordinary words', ['GOV.UK shows a PhD in the USA.', 'X-ray in Term 1.'], 0],
  ] as const)('%s', (_name, texts, faults) => {
    expect(abbreviationFaults(texts)).toHaveLength(faults);
  });
});

describe('each page has words of its own', () => {
  const shared = new Set(summaries.flatMap(factTexts));
  const sentences = pages.flatMap(({ id, texts }) =>
    texts
      .filter((text) => !shared.has(text))
      .flatMap((text) => sentencesIn(plainText(text)))
      .map((sentence) => ({ id, sentence, words: wordsIn(sentence.toLowerCase()) })),
  );

  it('no sentence is on two pages', () => {
    const pagesOf = new Map<string, Set<string>>();
    for (const { id, words } of sentences.filter((sentence) => sentence.words.length >= 4)) {
      const key = words.map((word) => word.replace(/[.’'-]+$/, '')).join(' ');
      pagesOf.set(key, (pagesOf.get(key) ?? new Set<string>()).add(id));
    }
    expect([...pagesOf].filter(([, ids]) => ids.size > 1).map(([key]) => key)).toEqual([]);
  });

  it('nor nearly the same sentence', () => {
    const long = sentences
      .filter(({ words }) => words.length >= 7)
      .map((entry) => ({ ...entry, pairs: new Set(pairsOf(entry.words)) }));
    const alike = long.flatMap((one, index) =>
      long
        .slice(index + 1)
        .filter((other) => other.id !== one.id && overlap(one.pairs, other.pairs) > 0.4)
        .map((other) => [one.sentence, other.sentence]),
    );
    expect(alike).toEqual([]);
  });

  it('and terms and official sites of its own', () => {
    const tests = ['IELTS', 'TOEFL', 'PTE', 'SAT', 'GRE', 'GMAT'];
    const terms = destinations.map(({ texts }) =>
      texts.flatMap((text) => [...text.matchAll(/\[([^\]]+)\]\(/g)].map(([, term]) => term ?? '')),
    );
    const hosts = destinations.map(({ summary, guide }) => [
      ...new Set(linksIn([summary, guide]).map(({ href }) => new URL(href).hostname)),
    ]);
    const own = terms.flat().filter((term) => !tests.includes(term));
    expect(repeatsIn(own)).toEqual([]);
    expect(repeatsIn(hosts.flat())).toEqual([]);
  });
});

/** Neighbouring words of a sentence. */
function pairsOf(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** Share of two sets that is common to both, 0 to 1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((value) => other.has(value)).length;
  return common / (one.size + other.size - common);
}

/** All that is written for visitors. */
const copy: readonly (readonly [name: string, content: unknown])[] = [
  ['home', home],
  ['the site', site],
  ...destinations.map(({ id, summary, guide }) => [id, { summary, guide }] as const),
];

describe.each(copy)('the copy of %s', (_name, content) => {
  const texts = stringsIn(content)
    .filter(([at]) => !/\.(href|src|embed|link)$/.test(at))
    // The name of a bank product, not a promise.
    .map(([at, text]) => [at, text.replace('Guaranteed Investment Certificate', '')] as const);

  it.each([
    [
      'names no amount of money',
      /[$€£₹¥]|\b(INR|USD|GBP|CAD|AUD|NZD|EUR|Rs\.?|rupees|dollars|lakhs?|crores?)\b/i,
    ],
    ['promises nothing', /\bguarant|\bassured?\b|\b100 ?%|\bwe promise|\bsure[- ]?shot/i],
    [
      'counts no success',
      /\d ?(%|per ?cent)|\bsuccess rate|\bthousands of|\d+\+ (students|visas)/i,
    ],
    [
      'ranks nothing',
      /\bbest\b|#\s?1\b|\bno\. ?1\b|\bnumber one\b|\bleading\b|\btop[- ]|\brank(ed|ing)|\bworld[- ]class|\bmost trusted/i,
    ],
    [
      'gives no processing times',
      /\b(takes?|took|ready|decided|process(ed|ing)|answer(ed)?|wait) (in |within |of )?(about |up to |around )?\d+ (working )?(days|weeks|months)\b/i,
    ],
    ['puts words in no one’s mouth', /testimonial|“[^”]{20,}”/i],
    ['is finished', /\b(TODO|TBD|FIXME|lorem|ipsum|xxx)\b|\{\w+\}/i],
    ['is set with typographic apostrophes and single spaces', /\w'\w| {2}|\t|^\s|\s$/],
  ])('%s', (_rule, forbidden) => {
    expect(texts.filter(([, text]) => forbidden.test(text))).toEqual([]);
  });
});

describe('an owner’s texts', () => {
  const files = readdirSync('shared/content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'site.ts')
    .map((file) => readFileSync(join('shared/content', file), 'utf8'));

  it('name and city are written in one file', () => {
    expect(files.filter((text) => text.includes(site.name) || text.includes(site.city))).toEqual(
      [],
    );
    expect(site.address.join(' ')).toContain(site.city);
  });

  it('promises that only an owner can keep stand in one list', () => {
    const promise = /\bpractise|\bon one page\b|\bin one (list|sheet)\b|\brefund terms\b/i;
    expect(site.promises.length).toBeGreaterThan(0);
    expect(files.filter((text) => promise.test(text))).toEqual([]);
  });

  it('lead to an image-sharing site, a professional network and a map, all by https', () => {
    const [images, professional] = site.social;
    expect(new URL(images.href).hostname).toMatch(/instagram|flickr|pinterest/);
    expect(new URL(professional.href).hostname).toMatch(/linkedin|xing/);
    for (const href of [images.href, professional.href, site.map.embed, site.map.link]) {
      expect(new URL(href).protocol).toBe('https:');
    }
    expect(site.map.title).toMatch(/neighbourhood/);
  });
});

describe('titles and descriptions', () => {
  const descriptions = [home.description, ...destinations.map(({ guide }) => guide.description)];

  it('fit into a search result, and are all different', () => {
    expect(home.title.length).toBeLessThanOrEqual(60);
    expect(repeatsIn(descriptions)).toEqual([]);
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(110);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });
});

describe('the home page', () => {
  it('has six stages and a card of two lines for each destination', () => {
    expect(home.stages.items).toHaveLength(6);
    expect(repeatsIn(summaries.flatMap(({ card }) => card))).toEqual([]);
  });

  it('counts the destinations that there are', () => {
    const count = `${numberWord(destinationRoutes.length)} countries`;
    for (const text of [home.description, home.services.lead, home.compare.title]) {
      expect(text).toContain(count);
    }
  });

  it('tells what happens to an enquiry', () => {
    const text = home.privacy.join(' ');
    for (const subject of [
      /FormSubmit/,
      /30 days/,
      /browser tab only/,
      /30 minutes/,
      /Data Protection/,
      /under 18/,
    ]) {
      expect(text).toMatch(subject);
    }
    expect(text).toContain(site.payment);
    expect(text).toContain(site.enquiryRetention);
  });
});

it('counts are words up to twelve and digits above', () => {
  expect([0, 6, 12, 13].map(numberWord)).toEqual(['zero', 'six', 'twelve', '13']);
});
