import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { type LogLine, sendBytes, serveSite } from '../setup/site.ts';

const { ask, port, logged } = await serveSite({ LOG_LEVEL: 'info' });
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
async function linesOf(count: number): Promise<readonly LogLine[]> {
  await vi.waitFor(() => expect(logged).toHaveLength(count));
  return logged;
}

it('a line of JSON for each request, with the bytes that were sent', async () => {
  const before = Date.now();
  const { etag = '' } = (await ask('/')).headers;
  await linesOf(1);
  logged.length = 0;
  const requests: readonly (readonly [string, string, number, Record<string, string>?])[] = [
    ...routes.map(({ path }) => ['GET', path, 200] as const),
    ['GET', '/', 200, { 'Accept-Encoding': 'br' }],
    ['GET', '/', 304, { 'If-None-Match': etag }],
    ['GET', '/', 406, { 'Accept-Encoding': '*;q=0' }],
    ['HEAD', '/', 200],
    ['GET', asset?.path ?? '', 200],
    ['GET', '/not-found', 404],
    ['GET', '/NOT-FOUND', 404],
    ['HEAD', '/NOT-FOUND', 404],
    ['GET', '/site/', 308],
    ['GET', '/%ff', 400],
    ['POST', '/site', 405],
  ];
  const sizes: number[] = [];
  for (const [method, target, status, headers = {}] of requests) {
    const reply = await ask(target, { method, headers });
    expect(reply.status).toBe(status);
    sizes.push(reply.body.length);
  }
  const lines = await linesOf(requests.length);
  for (const [index, { level, time, ms, ...line }] of lines.entries()) {
    const [method, path, status] = requests[index] ?? [];
    expect(line).toEqual({ method, path, status, bytes: sizes[index] });
    expect(level).toBe('info');
    expect(Date.parse(String(time))).toBeGreaterThanOrEqual(before);
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThan(60_000);
  }
});

it('no query, which is the visitor’s business', async () => {
  const targets = [
    '/?email=secret',
    '/site/?secret',
    '/NOT-FOUND?secret=1?secret=2',
    '/%ff?secret',
  ];
  for (const target of targets) await ask(target);
  const lines = await linesOf(targets.length);
  expect(JSON.stringify(lines)).not.toContain('secret');
  expect(lines.map(({ path }) => path)).toEqual(targets.map((target) => target.split('?')[0]));
});

it('a crafted path stays within its own line', async () => {
  const paths = ['/"}\\', '/","status":200,"x":"', '/%0a{"time":"forged"}', '/\\u0022', '/{}'];
  for (const path of paths) {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    expect(await sendBytes(port, bytes)).toMatch(/^HTTP\/1\.1 40[04] /);
  }
  expect((await linesOf(paths.length)).map(({ path }) => path)).toEqual(paths);
});

it('a long path is cut', async () => {
  await ask(`/${'x'.repeat(5_000)}`);
  const [line] = await linesOf(1);
  expect(line?.['path']).toBe(`/${'x'.repeat(255)}`);
});

it('a request whose client went away says so', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // The answers are more than the socket's buffers hold, and none is read.
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(200));
  await once(socket, 'readable');
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(logged.some(({ aborted }) => aborted === true)).toBe(true));
});

it('health checks, and a site whose log is switched off, write nothing', async () => {
  for (const target of ['/', '/not-found', '/site/', '/%ff']) await silent.ask(target);
  for (const target of ['/healthz', '/readyz?a']) await ask(target);
  await ask('/');
  await linesOf(1);
  expect(silent.logged).toEqual([]);
});

it('what proxies forward counts only from those that are trusted', async () => {
  const headers = { 'X-Request-Id': 'abc', 'X-Forwarded-For': '203.0.113.7' };
  await ask('/', { headers });
  expect((await linesOf(1))[0]).not.toMatchObject({ id: 'abc' });
  expect(logged[0]).not.toHaveProperty('address');
  await behindProxy.ask('/', { headers });
  await vi.waitFor(() => expect(behindProxy.logged).toHaveLength(1));
  expect(behindProxy.logged[0]).toMatchObject({ id: 'abc', address: '203.0.113.7' });
});
