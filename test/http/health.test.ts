import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

const environment = { ADMIN_PORT: '9090' };
const serving = await createTestApp(environment);
const draining = await createTestApp(environment, { isDraining: () => true });

it.each([
  ['serving', serving, 200, 'ready\n', 'keep-alive'],
  ['draining', draining, 503, 'draining\n', 'close'],
] as const)('reports readiness on both ports: %s', async (_, site, status, text, connection) => {
  for (const ask of [site.ask, site.askAdmin]) {
    await ask.get('/healthz').expect(200, 'ok\n');
    const { headers } = await ask.get('/readyz').expect(status, text);
    expect(headers['cache-control']).toBe('no-store');
    for (const name of ['etag', 'x-powered-by']) expect(headers).not.toHaveProperty(name);
  }
  await site.ask.get('/').set('Connection', 'keep-alive').expect('Connection', connection);
});
