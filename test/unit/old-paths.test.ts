import { expect, it, vi } from 'vitest';
import { checkOldPaths } from '../../server/middleware/canonical-path.ts';
import { createTestApp } from '../setup/app.ts';

vi.mock('#content/redirects.ts', () => ({
  redirects: { '/site': '/', '/old': '/gone' },
  oldServiceWorkers: [],
}));

const table = 'shared/content/redirects.ts:';

it.each([
  ['/old', '/robots.txt', "redirects to '/robots.txt', which is not a page."],
  ['Old/Page/', '/', "is not canonical; write '/old/page'."],
  ['/caf%C3%A9', '/', "is not canonical; write '/café'."],
  ['/%zz', '/', "is not canonical; write '/'."],
  ['/old?id=3', '/', "is not canonical; write '/old'."],
  ['https://www.old.example/uk', '/', "is a URL; write its path '/uk'."],
])('rejects the redirect from %s to %s, because it %s', (from, to, problem) => {
  const check = () => checkOldPaths({ [from]: to }, new Set(['/', '/robots.txt']));
  expect(check).toThrow(expect.objectContaining({ problems: [`${table} '${from}' ${problem}`] }));
});

it('throws an error that names every invalid redirect', async () => {
  await expect(createTestApp()).rejects.toMatchObject({
    name: 'OperatorError',
    problems: [
      `${table} '/site' is an existing route; remove this redirect.`,
      `${table} '/old' redirects to '/gone', which is not a page.`,
    ],
  });
});
