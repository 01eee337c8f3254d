import { expect, it } from 'vitest';
import { checkOldPaths } from '../../server/middleware/canonical-path.ts';

const rows = [
  ['/old', '/robots.txt', "redirects to '/robots.txt', which is not a page."],
  ['Old/Page/', '/', "is not canonical; write '/old/page'."],
  ['/caf%C3%A9', '/', "is not canonical; write '/café'."],
  ['/%zz', '/', "is not canonical; write '/'."],
  ['https://www.old.example/uk', '/', "is a URL; write its path '/uk'."],
  ['/site', '/', 'is an existing route; remove this redirect.'],
] as const;

it('throws an error that names every invalid redirect with its problem', () => {
  const table = Object.fromEntries([...rows, ['/older', '/', '']]);
  const check = () => checkOldPaths(table, new Set(['/site', '/robots.txt']));
  const problems = rows.map(([from, , text]) => `shared/content/redirects.ts: '${from}' ${text}`);
  expect(check).toThrow(expect.objectContaining({ name: 'OperatorError', problems }));
});
