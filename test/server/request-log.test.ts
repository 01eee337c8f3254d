import { beforeEach, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { openSocket } from '../setup/process.ts';
import { type LogLine, sendBytes, serveSite } from '../setup/site.ts';

const { ask, port, logged } = await serveSite({ LOG_LEVEL: 'info', TRUST_PROXY: '192.0.2.1' });
const silent = await serveSite({ LOG_LEVEL: 'silent' });
const behindProxy = await serveSite({
  LOG_LEVEL: 'info',
  LOG_ADDRESSES: 'on',
  TRUST_PROXY: 'loopback',
});
const [asset] = readBuildOutput('dist').assets;

beforeEach(() => {
  logged.length = 0;
});

/** The log's lines, once there are that many. */
async function linesOf(count: number, lines: readonly LogLine[] = logged) {
  await vi.waitFor(() => expect(lines).toHaveLength(count));
  return lines;
}

it.each<[string, string, number, Record<string, string>?]>([
  ...routes.map(({ path }) => ['GET', path, 200] as [string, string, number]),
  ['GET', '/', 200, { 'Accept-Encoding': 'br' }],
  ['GET', '/', 304, { 'If-None-Match': '*' }],
  ['GET', '/', 406, { 'Accept-Encoding': '*;q=0' }],
  ['HEAD', '/', 200],
  ['GET', asset?.path ?? '', 200],
  ['GET', '/not-found', 404],
  ['HEAD', '/NOT-FOUND', 404],
  ['GET', '/site/', 308],
  ['GET', '/%ff', 400],
  ['POST', '/site', 405],
])('%s %s: a line of JSON, with status %i and the bytes that were sent', async (...request) => {
  const [method, path, status, headers = {}] = request;
  const before = Date.now();
  const { body } = await ask(path, { method, headers });
  const [{ time, ms, ...line } = {}] = await linesOf(1);
  expect(line).toEqual({ level: 'info', method, path, status, bytes: body.length });
  expect(Date.parse(String(time))).toBeGreaterThanOrEqual(before);
  expect(ms).toBeGreaterThanOrEqual(0);
  expect(ms).toBeLessThan(60_000);
});

it.each([
  // The query is the visitor's business.
  ['/?email=secret', '/'],
  ['/site/?secret', '/site/'],
  ['/NOTHING?secret=1?secret=2', '/NOTHING'],
  ['/%ff?secret', '/%ff'],
  // A crafted path stays within its own line, and a long one is cut.
  ['/"}\\', '/"}\\'],
  ['/","status":200,"x":"', '/","status":200,"x":"'],
  ['/%0a{"time":"forged"}', '/%0a{"time":"forged"}'],
  [`/${'x'.repeat(5_000)}`, `/${'x'.repeat(255)}`],
])('of %j the line has the path %j', async (target, path) => {
  await sendBytes(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const lines = await linesOf(1);
  expect(lines).toMatchObject([{ path }]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('a request whose client went away says so', async () => {
  // The answers are more than the socket's buffers hold, and none is read.
  const socket = await openSocket(port, `GET / HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(200));
  await vi.waitFor(() => expect(logged).not.toEqual([]));
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(logged.some(({ aborted }) => aborted === true)).toBe(true));
});

it('health checks, and a site whose log is switched off, write nothing', async () => {
  for (const target of ['/', '/not-found', '/site/', '/%ff']) await silent.ask(target);
  for (const target of ['/healthz', '/readyz?a', '/']) await ask(target);
  expect(await linesOf(1)).toMatchObject([{ path: '/' }]);
  expect(silent.logged).toEqual([]);
});

it('what proxies forward counts only from those that are trusted', async () => {
  const headers = { 'X-Request-Id': 'abc', 'X-Forwarded-For': '203.0.113.7' };
  await ask('/', { headers });
  const [line] = await linesOf(1);
  expect(line).not.toHaveProperty('id');
  expect(line).not.toHaveProperty('address');
  await behindProxy.ask('/', { headers });
  const lines = await linesOf(1, behindProxy.logged);
  expect(lines).toMatchObject([{ id: 'abc', address: '203.0.113.7' }]);
});
