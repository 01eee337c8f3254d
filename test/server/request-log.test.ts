import { expect, it, vi } from 'vitest';
import { openSocket, type Served, serveSite } from '../setup/site.ts';

const site = await serveSite({ LOG_LEVEL: 'info' });

/** The one line that is logged when something is asked. */
async function lineOf(action: () => unknown, { logged }: Served = site) {
  logged.length = 0;
  await action();
  await vi.waitFor(() => expect(logged).toHaveLength(1), 10_000);
  return logged[0] ?? {};
}

it.each<[string, string, number, path?: string, headers?: Record<string, string>]>([
  ['GET', '/', 200, '/', { 'Accept-Encoding': 'br' }],
  ['GET', '/', 304, '/', { 'If-None-Match': '*' }],
  ['GET', '/', 406, '/', { 'Accept-Encoding': '*;q=0' }],
  ['HEAD', '/', 200],
  ['GET', '/licences.txt', 200],
  ['GET', '/%ff', 400],
  ['POST', '/site', 405],
  // The query may hold what a visitor chose or typed.
  ['GET', '/?email=secret', 200, '/'],
  ['GET', '/site/?secret', 308, '/site/'],
  ['GET', '/NOTHING?secret=1?secret=2', 404, '/NOTHING'],
  // A crafted path stays within its own line, and a long one is cut.
  ['GET', '/","status":200,"x":"', 404],
  ['GET', '/%0a{"time":"forged"}', 400],
  ['GET', `/${'x'.repeat(300)}`, 404, `/${'x'.repeat(255)}`],
])('%s %s: a line of JSON, with status %i and the bytes that were sent', async (...row) => {
  const [method, target, status, path = target, headers = {}] = row;
  let bytes = -1;
  const { time, ms, ...line } = await lineOf(async () => {
    bytes = (await site.ask(target, { method, headers })).body.length;
  });
  expect(line).toEqual({ level: 'info', method, path, status, bytes });
  expect(time).toMatch(/^20\d\d-\d\d-\d\dT.*Z$/);
  expect(ms).toBeGreaterThanOrEqual(0);
});

it('health checks, and a site whose log is switched off, write nothing', async () => {
  const silent = await serveSite({ LOG_LEVEL: 'silent' });
  for (const target of ['/', '/not-found', '/site/', '/%ff']) await silent.ask(target);
  const line = await lineOf(async () => {
    for (const target of ['/healthz', '/readyz?a', '/']) await site.ask(target);
  });
  expect(line).toMatchObject({ path: '/' });
  expect(silent.logged).toEqual([]);
});

const withAddresses = { LOG_LEVEL: 'info', LOG_ADDRESSES: 'on' };
const behindProxy = { LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' };

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['is not logged unasked', behindProxy, { id: 'abc' }],
  // Anybody could write any address into the log.
  ['is not believed of anybody', withAddresses, { address: '127.0.0.1' }],
  [
    'is what the trusted proxy saw',
    { ...withAddresses, ...behindProxy },
    { id: 'abc', address: '198.51.100.9' },
  ],
])('a forwarded address %s', async (_case, settings, expected) => {
  const other = await serveSite(settings);
  const headers = { 'X-Request-Id': 'abc', 'X-Forwarded-For': '203.0.113.7, 198.51.100.9' };
  const { id, address } = await lineOf(() => other.ask('/', { headers }), other);
  expect({ id, address }).toEqual({ id: undefined, address: undefined, ...expected });
});

it('the line of a request that was reset at once has all of that, and says so', async () => {
  const other = await serveSite({ ...withAddresses, ...behindProxy });
  const bytes = 'GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: abc\r\n\r\n';
  const reset = async () => (await openSocket(other.port, bytes)).resetAndDestroy();
  const expected = { id: 'abc', address: '127.0.0.1', aborted: true, bytes: 0 };
  expect(await lineOf(reset, other)).toMatchObject(expected);
});
