import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

it.each([
  { state: 'serving', draining: false, ready: [200, 'ready\n'] },
  { state: 'draining', draining: true, ready: [503, 'draining\n'] },
])('answers $ready at /readyz and 200 at /healthz while $state, at both ports', async (row) => {
  const environment = { ADMIN_PORT: '9090' };
  const site = await createTestApp({ environment, isDraining: () => row.draining });
  for (const ask of [site.ask, site.askAdmin]) {
    const [healthy, ready] = [await ask.get('/healthz'), await ask.get('/readyz')];
    expect([healthy.status, healthy.text]).toEqual([200, 'ok\n']);
    expect([ready.status, ready.text]).toEqual(row.ready);
    const { 'cache-control': policy, etag, 'x-powered-by': maker } = ready.headers;
    expect([policy, etag, maker]).toEqual(['no-store', undefined, undefined]);
  }
});

const since = 'Fri, 01 Jan 2100 00:00:00 GMT';

it.each([
  { 'If-None-Match': '*' },
  { 'If-Match': '"a"' },
  { 'If-Modified-Since': since },
  { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { Range: 'bytes=9-' },
  { Accept: 'image/png', 'Accept-Encoding': 'identity;q=0' },
])('answers 200 at /healthz, /readyz and /metrics to a request with %j', async (headers) => {
  const { ask, askAdmin } = await createTestApp({ environment: { ADMIN_PORT: '9090' } });
  const paths = ['/healthz', '/readyz'];
  const responses = [
    ...paths.map((path) => ask.get(path).set(headers)),
    ...paths.map((path) => ask.head(path).set(headers)),
    ...[...paths, '/metrics'].map((path) => askAdmin.get(path).set(headers)),
  ];
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses).toEqual(Array(7).fill(200));
});

it.each([
  { state: 'serving', draining: false, connection: 'keep-alive' },
  { state: 'draining', draining: true, connection: 'close' },
])('sends Connection: $connection while $state', async ({ draining, connection }) => {
  const { ask } = await createTestApp({ isDraining: () => draining });
  const { headers } = await ask.get('/').set('Connection', 'keep-alive');
  expect(headers['connection']).toBe(connection);
});
