import { expect, it } from 'vitest';
import type { Exchange } from '../../server/middleware/observe-requests.ts';
import { createTestApp } from '../setup/app.ts';
import { headersOf, securityHeaders } from '../setup/headers.ts';

const exchanges: Exchange[] = [];
const { ask } = await createTestApp({ observers: [(exchange) => void exchanges.push(exchange)] });

it.each([
  { name: 'a page that does not become interactive', problem: 'hydration' },
  { name: 'a page that does not render', problem: 'rendering' },
  { name: 'an error of a script', problem: 'script' },
  { name: 'a script of every page that does not come', problem: 'script-missing' },
  { name: 'a page whose module does not come', problem: 'page-module' },
])('the report of $name is taken, and counted by its name', async ({ problem }) => {
  exchanges.length = 0;
  const response = await ask.post(`/browser-problem/${problem}`);
  expect([response.status, response.text]).toEqual([204, '']);
  expect(headersOf(response)).toEqual(securityHeaders);
  await expect
    .poll(() => exchanges)
    .toMatchObject([{ name: `browser-${problem}`, status: 204, bytes: 0 }]);
});

it('what a stranger writes into a report is in no log line', async () => {
  const site = await createTestApp({ environment: { REQUEST_LOG: 'on' } });
  await site.ask.post('/browser-problem/script').type('text').send('a message');
  await expect.poll(() => site.logged).toMatchObject([{ status: 204 }]);
  expect(JSON.stringify(site.logged)).not.toContain('a message');
});

it.each([
  { name: 'another name', path: '/browser-problem/anything' },
  { name: 'no name', path: '/browser-problem/' },
])('a report with $name is not found', async ({ path }) => {
  const response = await ask.post(path);
  expect(response.status).toBe(404);
});

it('there is nothing to read where reports are taken', async () => {
  const response = await ask.get('/browser-problem/hydration');
  expect(response.status).toBe(404);
});
