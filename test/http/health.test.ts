import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

it.each([
  { path: '/healthz', draining: false, status: 200, text: 'ok\n' },
  { path: '/readyz', draining: false, status: 200, text: 'ready\n' },
  // The process answers what is on its way, and wants no new visitors.
  { path: '/healthz', draining: true, status: 200, text: 'ok\n' },
  { path: '/readyz', draining: true, status: 503, text: 'draining\n' },
  { path: '/readyz?a', draining: true, status: 503, text: 'draining\n' },
])('$path says $status when “told to stop” is $draining, and nobody stores it', async (row) => {
  const { ask } = await createTestApp({ isDraining: () => row.draining });
  const response = await ask.get(row.path);
  expect([response.status, response.text]).toEqual([row.status, row.text]);
  expect(headersOf(response)).toEqual({
    'cache-control': 'no-store',
    'content-length': String(row.text.length),
    'content-type': 'text/plain; charset=utf-8',
  });
});

it.each(['/', '/nothing', '/readyz'])(
  'while the process is told to stop, the answer at %s ends its connection, and only then',
  async (path) => {
    let draining = false;
    const { ask } = await createTestApp({ isDraining: () => draining });
    const before = await ask.get(path).set('Connection', 'keep-alive');
    draining = true;
    const after = await ask.get(path).set('Connection', 'keep-alive');
    expect([before.headers['connection'], after.headers['connection']]).toEqual([
      'keep-alive',
      'close',
    ]);
  },
);
