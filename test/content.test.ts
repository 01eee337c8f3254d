import { describe, expect, it } from 'vitest';
import { home, spotlights } from '../shared/content/home.ts';
import { site } from '../shared/content/site.ts';
import type { Destination } from '../shared/content/types.ts';
import { monthNames } from '../shared/months.ts';
import { destinationRoutes } from '../shared/routes.ts';
import { destinations } from './setup/destinations.ts';

/** Every string in the content, with the path to it. */
function stringsIn(value: unknown, at = ''): readonly (readonly [at: string, text: string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${at}.${key}`));
}

/** Words a visitor reads in the page's body. */
function wordsOf(content: Destination): number {
  const { title: _title, description: _description, picture: _picture, ...body } = content;
  return stringsIn(body)
    .filter(([at]) => !/\.(href|lastReviewed|nameInSentence)$/.test(at))
    .flatMap(([, text]) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []).length;
}

/** Months named in a text, in the year's order. */
function monthsIn(text: string): readonly number[] {
  return monthNames.flatMap((name, index) => (text.includes(name) ? [index + 1] : []));
}

const pages = destinationRoutes.map((route) => ({ ...route, content: destinations[route.id] }));

describe.each(pages)('the copy about $label', ({ label, content }) => {
  it('is about this destination', () => {
    expect(content.name).toBe(label);
    expect(content.nameInSentence.replace(/^the /, '')).toBe(label);
    expect(content.title).toContain(`Study in ${label}`);
    expect(content.gateway.code).toMatch(/^[A-Z]{3}$/);
  });

  it('is long enough to be useful and short enough to be read', () => {
    expect(wordsOf(content)).toBeGreaterThanOrEqual(500);
    expect(wordsOf(content)).toBeLessThanOrEqual(800);
  });

  it('says the same months in words and in the strip of the year', () => {
    const drawn = content.intakes.flatMap(({ months }) => months);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(monthsIn(content.glance.intakes)).toEqual(drawn.toSorted((a, b) => a - b));
    for (const { name, months } of content.intakes) {
      if (monthsIn(name).length > 0) expect(monthsIn(name)).toEqual(months);
      else expect(content.glance.intakes).toContain(name);
      for (const [index, month] of months.entries()) {
        if (index > 0) expect(month).toBe(((months[index - 1] ?? 0) % 12) + 1);
      }
    }
  });

  it('says once that institutions set the exact dates', () => {
    const text = content.intro.join(' ');
    expect(text).toMatch(/exact intake dates/i);
    expect(monthsIn(text)).toEqual(expect.arrayContaining([...monthsIn(content.glance.intakes)]));
  });

  it('gives an official page, by https, for every rule', () => {
    expect(content.facts.length).toBeGreaterThanOrEqual(3);
    for (const { source } of content.facts) {
      const { protocol, hostname } = new URL(source.href);
      expect(protocol).toBe('https:');
      expect(hostname).toMatch(
        /\.gov(\.\w+)?$|\.gov\.\w+$|\.govt\.nz$|canada\.ca$|ucas\.com$|cao\.ie$|irishimmigration\.ie$/,
      );
      expect(source.text.length).toBeGreaterThan(5);
    }
  });

  it('was reviewed on a day there was', () => {
    expect(content.lastReviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const date = new Date(`${content.lastReviewed}T00:00:00Z`);
    expect(date.toISOString().slice(0, 10)).toBe(content.lastReviewed);
    // Not older than the rules that the product's facts were checked against.
    expect(content.lastReviewed >= '2026-10-10').toBe(true);
  });

  it('repeats no heading within a list, and leaves none empty', () => {
    for (const points of [content.process.steps, content.afterOffer.items]) {
      expect(points.length).toBeGreaterThanOrEqual(4);
      expect(new Set(points.map(({ title }) => title)).size).toBe(points.length);
    }
    const terms = content.facts.map(({ term }) => term);
    expect(new Set(terms).size).toBe(terms.length);
    for (const [at, text] of stringsIn(content)) expect(text.trim(), at).not.toBe('');
  });
});

/** All that is written for visitors. */
const copy: readonly (readonly [name: string, content: unknown])[] = [
  ['home', home],
  ['the cards', spotlights],
  ['the site', site],
  ...destinationRoutes.map(({ id }) => [id, destinations[id]] as const),
];

describe.each(copy)('the copy of %s', (_name, content) => {
  const texts = stringsIn(content).filter(([at]) => !/\.(href|src|embed|link)$/.test(at));

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
    ['gives no processing times', /\b(within|takes?|in) (about )?\d+ (days|weeks|months)\b/i],
    ['puts words in no one’s mouth', /testimonial|“[^”]{20,}”/i],
    ['is finished', /\b(TODO|TBD|FIXME|lorem|ipsum|xxx)\b|\{\w+\}/i],
    ['is set with typographic apostrophes and single spaces', /\w'\w| {2}|\t|^\s|\s$/],
  ])('%s', (_rule, forbidden) => {
    const found = texts.filter(([, text]) => forbidden.test(text));
    expect(found).toEqual([]);
  });
});

describe('titles and descriptions', () => {
  const heads = [home, ...Object.values(destinations)];

  it('are all different', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  it('fit into a search result', () => {
    for (const { title, description } of heads) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});

describe('the home page', () => {
  it('has six stages and a card of two lines for each destination', () => {
    expect(home.stages.items).toHaveLength(6);
    expect(Object.keys(spotlights)).toEqual(destinationRoutes.map(({ id }) => id));
    const lines = Object.values(spotlights).flatMap((card) => card.lines);
    expect(new Set(lines).size).toBe(12);
  });

  it('tells what happens to an enquiry', () => {
    const text = home.privacy.join(' ');
    for (const subject of [/FormSubmit/, /30 days/, /Data Protection/, /under 18/]) {
      expect(text).toMatch(subject);
    }
  });

  it('leads to an image-sharing site, a professional network and a map, all by https', () => {
    const [images, professional] = site.social;
    expect(new URL(images.href).hostname).toMatch(/instagram|flickr|pinterest/);
    expect(new URL(professional.href).hostname).toMatch(/linkedin|xing/);
    for (const href of [images.href, professional.href, site.map.embed, site.map.link]) {
      expect(new URL(href).protocol).toBe('https:');
    }
    expect(site.address.join(' ')).toContain('Hyderabad');
  });
});
