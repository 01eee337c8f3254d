import { expect, it } from 'vitest';
import { home } from '#content/home.ts';
import { destinations } from './destinations.ts';

const { families, ...others } = home;
const questions = Object.values(families.questions).flat();
const copy = [
  { file: 'home.ts', words: others },
  // Excludes the office's charges, which the owner states.
  { file: 'family-questions.ts', words: questions.filter(({ id }) => id !== 'our-charges') },
  ...destinations.flatMap(({ id, summary: { facts, ...summary }, guide }) => [
    { file: `${id}/facts.ts`, words: facts },
    { file: `${id}/summary.ts`, words: summary },
    { file: `${id}/guide.ts`, words: guide },
  ]),
];

/** Matches of a pattern in the copy, each with its file in `shared/content/`. */
function find(pattern: RegExp) {
  return copy.flatMap(({ file, words }) =>
    [...JSON.stringify(words).matchAll(pattern)].map(([found]) => ({ file, found })),
  );
}

/** Hosts of governments, and of bodies that set rules. */
const official = /\.(gov|gov\.au|gov\.in|gov\.uk|govt\.nz|ca|ie|ac\.uk|ucas\.com|edu)$/;

const amount =
  /[₹$€£]\s?\d|\d\s?(lakh|crore|rupees|dollars|pounds|euros?)\b|\b(Rs|INR|USD|GBP|CAD|AUD|NZD|EUR)\s?\d/gi;
const links = find(/https?:[^"]+/g);

it('links only official pages', () => {
  expect(links.length).toBeGreaterThan(50);
  const wrong = links.filter(({ found }) => {
    const { protocol, hostname } = new URL(found);
    return protocol !== 'https:' || !official.test(hostname);
  });
  const advice =
    'link the page of the government or of the responsible body; if one of these hosts is official, add it to this test';
  expect(wrong, advice).toEqual([]);
});

it('links an official page from each answer with a rate or a period', () => {
  const figure = /\d ?(%|per cent|(hour|day|week|month|year)s?\b)/;
  const answers = [...questions, ...destinations.flatMap((destination) => destination.questions)];
  expect(answers.filter(({ answer }) => figure.test(answer)).length).toBeGreaterThan(10);
  // The period for which tests are valid is usual practice, which no government rules on.
  const bare = answers.filter(({ id, source }) => !source && id !== 'english-test');
  const wrong = bare.filter(({ answer, coming }) => figure.test(answer + coming?.text));
  expect(wrong, 'add `source`, the official page that states the figure').toEqual([]);
});

it('links to no front page of a site', () => {
  const front = links.filter(({ found }) => new URL(found).pathname === '/');
  expect(front, 'link the page that says it, not the front page').toEqual([]);
});

it('gives no amount of money in any currency', () => {
  expect('pay ₹5, 3 lakh or USD 7'.match(amount)).toHaveLength(3);
  expect(find(amount), 'amounts change, so link their page').toEqual([]);
});
