import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();
const alpha = '/site/study-destination/alpha';
const beta = '/site/study-destination/beta';

it.each([
  { asked: '//', location: '/' },
  { asked: '/site/).?a=1?b', location: '/site?a=1?b' },
  { asked: '/robots.txt%2C', location: '/robots.txt' },
  { asked: '/Old//Page%3E', location: beta },
  { asked: '/Calendar/ALPHA.ics?year=2027', location: '/calendar/alpha.ics?year=2027' },
  { asked: '//site//study-destination//%61lpha', location: alpha },
  // Old paths, of the table in the copy.
  { asked: '/old/page?from=//evil.example', location: `${beta}?from=//evil.example` },
])('$asked leads to $location in one step, which nobody stores', async ({ asked, location }) => {
  const response = await ask.get(asked);
  expect([response.status, response.text]).toEqual([308, '']);
  expect(headersOf(response)).toEqual({
    'cache-control': 'no-store',
    'content-length': '0',
    location,
  });
});

it.each(['/site!', '/.site', '/(site)', '/nothing.'])('%s is not guessed at', async (path) => {
  expect((await ask.get(path)).status).toBe(404);
});

it.each(['head', 'post', 'options'] as const)('%s is redirected as GET is', async (method) => {
  const response = await ask[method]('/SITE/?a=1');
  expect([response.status, response.headers['location']]).toEqual([308, '/site?a=1']);
});
