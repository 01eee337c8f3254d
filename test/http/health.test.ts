import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

const environment = { ADMIN_PORT: '9090' };
const serving = await createTestApp(environment);
const draining = await createTestApp(environment, { isDraining: () => true });

it.each([
  ['serving', serving, 200, 'ready\n', 'keep-alive'],
  ['draining', draining, 503, 'draining\n', 'close'],
] as const)(
  'reports readiness on both ports while %s',
  async (_, site, status, text, connection) => {
    for (const ask of [site.ask, site.askAdmin]) {
      // Express would answer 304 to this header.
      await ask.get('/healthz').set('If-None-Match', '*').expect(200, 'ok\n');
      const ready = ask.get('/readyz').set('If-None-Match', '*');
      const { headers } = await ready.expect(status, text);
      expect(headers['cache-control']).toBe('no-store');
      for (const name of ['etag', 'x-powered-by']) expect(headers).not.toHaveProperty(name);
    }
    await site.ask.get('/').set('Connection', 'keep-alive').expect('Connection', connection);
  },
);
