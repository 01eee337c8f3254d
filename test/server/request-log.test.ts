import { beforeEach, expect, it, vi } from 'vitest';
import { openSocket } from '../setup/process.ts';
import { type LogLine, serveSite } from '../setup/site.ts';

const { ask, logged } = await serveSite({ LOG_LEVEL: 'info' });

beforeEach(() => {
  logged.length = 0;
});

/** The log's lines, once there are that many. */
async function linesOf(count: number, lines: readonly LogLine[] = logged) {
  await vi.waitFor(() => expect(lines).toHaveLength(count), 10_000);
  return lines;
}

it.each<[string, string, number, Record<string, string>?]>([
  ['GET', '/', 200, { 'Accept-Encoding': 'br' }],
  ['GET', '/', 304, { 'If-None-Match': '*' }],
  ['GET', '/', 406, { 'Accept-Encoding': '*;q=0' }],
  ['HEAD', '/', 200],
  ['GET', '/licences.txt', 200],
  ['GET', '/not-found', 404],
  ['GET', '/site/', 308],
  ['GET', '/%ff', 400],
  ['POST', '/site', 405],
])('%s %s: a line of JSON, with status %i and the bytes that were sent', async (...request) => {
  const [method, path, status, headers = {}] = request;
  const { body } = await ask(path, { method, headers });
  const [{ time, ms, ...line } = {}] = await linesOf(1);
  expect(line).toEqual({ level: 'info', method, path, status, bytes: body.length });
  expect(time).toMatch(/^20\d\d-\d\d-\d\dT.*Z$/);
  expect(ms).toBeGreaterThanOrEqual(0);
});

it.each([
  // The query is the visitor's business.
  ['/?email=secret', '/'],
  ['/site/?secret', '/site/'],
  ['/NOTHING?secret=1?secret=2', '/NOTHING'],
  // A crafted path stays within its own line, and a long one is cut.
  ['/","status":200,"x":"', '/","status":200,"x":"'],
  ['/%0a{"time":"forged"}', '/%0a{"time":"forged"}'],
  [`/${'x'.repeat(5_000)}`, `/${'x'.repeat(255)}`],
])('of %j the line has the path %j', async (target, path) => {
  await ask(target);
  const lines = await linesOf(1);
  expect(lines).toMatchObject([{ path }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('health checks, and a site whose log is switched off, write nothing', async () => {
  const silent = await serveSite({ LOG_LEVEL: 'silent' });
  for (const target of ['/', '/not-found', '/site/', '/%ff']) await silent.ask(target);
  for (const target of ['/healthz', '/readyz?a', '/']) await ask(target);
  expect(await linesOf(1)).toMatchObject([{ path: '/' }]);
  expect(silent.logged).toEqual([]);
});

const forwarded = { 'X-Request-Id': 'abc', 'X-Forwarded-For': '203.0.113.7, 198.51.100.9' };

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['is not logged unasked', { TRUST_PROXY: 'loopback' }, { id: 'abc' }],
  // Anybody could write any address into the log.
  ['is not believed of anybody', { LOG_ADDRESSES: 'on' }, { address: '127.0.0.1' }],
  [
    'is what the trusted proxy saw',
    { LOG_ADDRESSES: 'on', TRUST_PROXY: 'loopback' },
    { id: 'abc', address: '198.51.100.9' },
  ],
])('a forwarded address %s', async (_case, settings, expected) => {
  const site = await serveSite({ LOG_LEVEL: 'info', ...settings });
  await site.ask('/', { headers: forwarded });
  const [{ id, address } = {}] = await linesOf(1, site.logged);
  expect({ id, address }).toEqual({ id: undefined, address: undefined, ...expected });
});

it('the line of a request that was reset at once has all of that, and says so', async () => {
  const settings = { LOG_LEVEL: 'info', LOG_ADDRESSES: 'on', TRUST_PROXY: 'loopback' };
  const site = await serveSite(settings);
  const bytes = 'GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: abc\r\n\r\n';
  (await openSocket(site.port, bytes)).resetAndDestroy();
  const lines = await linesOf(1, site.logged);
  expect(lines).toMatchObject([{ id: 'abc', address: '127.0.0.1', aborted: true, bytes: 0 }]);
});
