import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

it.each([
  { draining: false, ready: [200, 'ready\n'] },
  // The process answers what is on its way, and wants no new visitors.
  { draining: true, ready: [503, 'draining\n'] },
])(
  'reports /healthz ok and /readyz $ready at both ports while draining is $draining',
  async (row) => {
    const environment = { ADMIN_PORT: '9090' };
    const site = await createTestApp({ environment, isDraining: () => row.draining });
    for (const ask of [site.ask, site.askAdmin]) {
      const [healthy, ready] = [await ask.get('/healthz'), await ask.get('/readyz')];
      expect([healthy.status, healthy.text]).toEqual([200, 'ok\n']);
      expect([ready.status, ready.text]).toEqual(row.ready);
      const { 'cache-control': kept, etag, 'x-powered-by': maker } = ready.headers;
      expect([kept, etag, maker]).toEqual(['no-store', undefined, undefined]);
    }
  },
);

it.each([
  { name: 'stays after', draining: false, connection: 'keep-alive' },
  { name: 'that is told to stop ends with', draining: true, connection: 'close' },
])('answers with Connection for a process that $name', async ({ draining, connection }) => {
  const { ask } = await createTestApp({ isDraining: () => draining });
  const { headers } = await ask.get('/').set('Connection', 'keep-alive');
  expect(headers['connection']).toBe(connection);
});
