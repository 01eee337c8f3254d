import { expect, it, vi } from 'vitest';
import { checkOldPaths } from '../../server/middleware/canonical-path.ts';
import { createTestApp } from '../setup/app.ts';

vi.mock('#content/route-rows.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  redirects: { '/site': '/', '/old': '/gone' },
}));

/** Every path at which the site answers something. Which of them are pages is in the fixture's route table. */
const taken = new Set(['/', '/site', '/robots.txt']);
const table = 'redirects in shared/content/route-rows.ts:';

it('old paths may lead to any page, two to the same one', () => {
  const rows = { '/old': '/site/study-destination/alpha', '/a': '/site', '/café/b.html': '/site' };
  expect(Object.fromEntries(checkOldPaths(rows, taken))).toEqual(rows);
});

it.each([
  { from: '/old', to: '/gone', says: "'/old' leads to '/gone', where there is no page." },
  {
    from: '/old',
    to: '/robots.txt',
    says: "'/old' leads to '/robots.txt', where there is no page.",
  },
  {
    from: '/old',
    to: 'https://www.company.example/',
    says: "'/old' leads to 'https://www.company.example/', where there is no page.",
  },
  { from: '/old', to: '/older', says: "'/old' leads to '/older', where there is no page." },
  {
    from: '/site',
    to: '/',
    says: "there is something at '/site', so it can't lead elsewhere.",
  },
  {
    from: '/robots.txt',
    to: '/',
    says: "there is something at '/robots.txt', so it can't lead elsewhere.",
  },
  { from: 'Old/Page/', to: '/', says: "write '/old/page' instead of 'Old/Page/'." },
  { from: '/caf%C3%A9', to: '/', says: "write '/café' instead of '/caf%C3%A9'." },
  { from: 'https://www.old.example/uk', to: '/', says: "write the path alone: '/uk'." },
  { from: '/old?id=3', to: '/', says: "write '/old' instead of '/old?id=3'." },
])('the row from $from to $to is refused, with what is wrong with it', ({ from, to, says }) => {
  const problems = [`${table} ${says}`];
  const check = () => checkOldPaths({ [from]: to }, taken);
  expect(check).toThrow(expect.objectContaining({ problems }));
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
