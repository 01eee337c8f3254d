import { expect, it, vi } from 'vitest';
import { checkOldPaths } from '../../server/middleware/canonical-path.ts';
import { createTestApp } from '../setup/app.ts';

vi.mock('#content/redirects.ts', () => ({
  redirects: { '/site': '/', '/old': '/gone' },
  oldServiceWorkers: [],
}));

const table = 'shared/content/redirects.ts:';

it.each([
  { from: '/old', to: '/robots.txt', says: "leads to '/robots.txt', where there is no page." },
  { from: 'Old/Page/', to: '/', says: "write '/old/page' instead of 'Old/Page/'." },
  { from: '/caf%C3%A9', to: '/', says: "write '/café' instead of '/caf%C3%A9'." },
  { from: '/%zz', to: '/', says: "write '/' instead of '/%zz'." },
  { from: '/old?id=3', to: '/', says: "write '/old' instead of '/old?id=3'." },
  { from: 'https://www.old.example/uk', to: '/', says: "write the path alone: '/uk'." },
])('rejects the redirect from $from to $to with its problem', ({ from, to, says }) => {
  const check = () => checkOldPaths({ [from]: to }, new Set(['/', '/robots.txt']));
  expect(check).toThrow(expect.objectContaining({ problems: [expect.stringContaining(says)] }));
});

it('fails at startup naming every wrong redirect', async () => {
  await expect(createTestApp()).rejects.toMatchObject({
    name: 'OperatorError',
    problems: [
      `${table} there is something at '/site', so it can't lead elsewhere.`,
      `${table} '/old' leads to '/gone', where there is no page.`,
    ],
  });
});
