import { expect, it, vi } from 'vitest';
import { checkOldPaths } from '../../server/middleware/canonical-path.ts';
import { createTestApp } from '../setup/app.ts';

vi.mock('#content/redirects.ts', () => ({
  redirects: { '/site': '/', '/old': '/gone' },
  oldServiceWorkers: [],
}));

const table = 'shared/content/redirects.ts:';

it.each([
  {
    from: '/old',
    to: '/robots.txt',
    problem: "'/old' redirects to '/robots.txt', which is not a page.",
  },
  { from: 'Old/Page/', to: '/', problem: "'Old/Page/' is not canonical; write '/old/page'." },
  { from: '/caf%C3%A9', to: '/', problem: "'/caf%C3%A9' is not canonical; write '/café'." },
  { from: '/%zz', to: '/', problem: "'/%zz' is not canonical; write '/'." },
  { from: '/old?id=3', to: '/', problem: "'/old?id=3' is not canonical; write '/old'." },
  {
    from: 'https://www.old.example/uk',
    to: '/',
    problem: "'https://www.old.example/uk' is a URL; write its path '/uk'.",
  },
])('rejects a redirect from $from to $to', ({ from, to, problem }) => {
  const check = () => checkOldPaths({ [from]: to }, new Set(['/', '/robots.txt']));
  expect(check).toThrow(expect.objectContaining({ problems: [`${table} ${problem}`] }));
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
