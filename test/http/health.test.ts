import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

const states = [
  { path: '/healthz', draining: false, status: 200, says: 'ok\n' },
  { path: '/readyz', draining: false, status: 200, says: 'ready\n' },
  // The process answers what is on its way, and wants no new visitors.
  { path: '/healthz', draining: true, status: 200, says: 'ok\n' },
  { path: '/readyz', draining: true, status: 503, says: 'draining\n' },
];

it.each(states)(
  '$path says $status when “told to stop” is $draining, at both ports, and nobody stores it',
  async (row) => {
    const environment = { ADMIN_PORT: '9090' };
    const site = await createTestApp({ environment, isDraining: () => row.draining });
    for (const ask of [site.ask, site.askAdmin]) {
      const { status, text, headers } = await ask.get(row.path);
      expect([status, text]).toEqual([row.status, row.says]);
      expect(headers['cache-control']).toBe('no-store');
    }
  },
);

it.each([
  { name: 'stays after', draining: false, connection: 'keep-alive' },
  { name: 'that is told to stop ends with', draining: true, connection: 'close' },
])('a connection to a process $name the answer', async ({ draining, connection }) => {
  const { ask } = await createTestApp({ isDraining: () => draining });
  const { headers } = await ask.get('/').set('Connection', 'keep-alive');
  expect(headers['connection']).toBe(connection);
});
