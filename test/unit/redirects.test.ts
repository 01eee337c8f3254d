import { expect, it, vi } from 'vitest';
import { checkRedirects } from '../../server/redirects.ts';
import { createTestApp } from '../setup/app.ts';

vi.mock('#content/route-rows.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  redirects: { '/site': '/', '/old': '/gone' },
}));

/** Every path at which the site answers something. Which of them are pages is in the fixture's route table. */
const taken = new Set(['/', '/site', '/robots.txt']);
const table = 'redirects in shared/content/route-rows.ts:';

it.each([
  { name: 'one row', rows: { '/old': '/' } },
  { name: 'two old paths of one page', rows: { '/old': '/site', '/café/menu.html': '/site' } },
  { name: 'a destination', rows: { '/old': '/site/study-destination/alpha' } },
  { name: 'no row', rows: {} },
])('a table with $name is right', ({ rows }) => {
  expect(Object.fromEntries(checkRedirects(rows, taken))).toEqual(rows);
});

it.each([
  {
    name: 'leads where no page is',
    rows: { '/old': '/gone' },
    says: "'/old' leads to '/gone', where there is no page.",
  },
  {
    name: 'leads to a file',
    rows: { '/old': '/robots.txt' },
    says: "'/old' leads to '/robots.txt', where there is no page.",
  },
  {
    name: 'leads to another site',
    rows: { '/old': 'https://www.company.example/' },
    says: "'/old' leads to 'https://www.company.example/', where there is no page.",
  },
  {
    name: 'leads to another old path',
    rows: { '/old': '/older', '/older': '/' },
    says: "'/old' leads to '/older', where there is no page.",
  },
  {
    name: 'begins at a page',
    rows: { '/site': '/' },
    says: "there is something at '/site', so it can't lead elsewhere.",
  },
  {
    name: 'begins at a file',
    rows: { '/robots.txt': '/' },
    says: "there is something at '/robots.txt', so it can't lead elsewhere.",
  },
  {
    name: 'begins in another spelling',
    rows: { 'Old/Page/': '/' },
    says: "write '/old/page' instead of 'Old/Page/'.",
  },
  {
    name: 'begins with an escape',
    rows: { '/caf%C3%A9': '/' },
    says: "write '/café' instead of '/caf%C3%A9'.",
  },
  {
    name: 'begins with a whole address',
    rows: { 'https://www.old.example/uk': '/' },
    says: "write the path alone: '/uk'.",
  },
  {
    name: 'begins with a query',
    rows: { '/old?id=3': '/' },
    says: "write '/old' instead of '/old?id=3'.",
  },
])('a row that $name is refused, with what is wrong with it', ({ rows, says }) => {
  const problems = [`${table} ${says}`];
  expect(() => checkRedirects(rows, taken)).toThrow(expect.objectContaining({ problems }));
});

it('a wrong table stops the start, which names every wrong row', async () => {
  await expect(createTestApp()).rejects.toMatchObject({
    name: 'OperatorError',
    problems: [
      `${table} there is something at '/site', so it can't lead elsewhere.`,
      `${table} '/old' leads to '/gone', where there is no page.`,
    ],
  });
});
