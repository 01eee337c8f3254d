import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf, securityHeaders } from '../setup/headers.ts';

let draining = false;
const { ask } = await createTestApp({ isDraining: () => draining });
beforeEach(() => {
  draining = false;
});

it.each([
  { path: '/healthz', isDraining: false, status: 200, text: 'ok\n' },
  { path: '/readyz', isDraining: false, status: 200, text: 'ready\n' },
  // The process answers what is on its way, and wants no new visitors.
  { path: '/healthz', isDraining: true, status: 200, text: 'ok\n' },
  { path: '/readyz', isDraining: true, status: 503, text: 'draining\n' },
])('$path says $status when “told to stop” is $isDraining', async (row) => {
  draining = row.isDraining;
  const response = await ask.get(row.path);
  expect([response.status, response.text]).toEqual([row.status, row.text]);
});

it.each(['/healthz', '/readyz', '/readyz?a'])('nobody stores the answer at %s', async (path) => {
  const response = await ask.get(path).set('Accept-Encoding', 'identity');
  expect(headersOf(response)).toEqual({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-length': String(response.text.length),
    'content-type': 'text/plain; charset=utf-8',
    vary: 'Accept-Encoding',
  });
});

it.each(['/healthz', '/readyz'])('%s is never “not modified”', async (path) => {
  const response = await ask.get(path).set('If-None-Match', '*');
  expect(response.status).toBe(200);
});

it('while the process is told to stop, pages are answered as before', async () => {
  draining = true;
  const response = await ask.get('/');
  expect(response.status).toBe(200);
});
