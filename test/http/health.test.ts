import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

let draining = false;
const { ask } = await createTestApp({ isDraining: () => draining });

it('the process is ready until it is told to stop, and healthy all the while', async () => {
  const ready = await ask.get('/readyz');
  expect([ready.status, ready.text]).toEqual([200, 'ready\n']);
  draining = true;
  const stopping = await ask.get('/readyz');
  expect([stopping.status, stopping.text]).toEqual([503, 'draining\n']);
  const healthy = await ask.get('/healthz');
  expect([healthy.status, healthy.text]).toEqual([200, 'ok\n']);
  expect(healthy.headers['cache-control']).toBe('no-store');
});
