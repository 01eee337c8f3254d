import type { RequestListener } from 'node:http';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../server/process/log.ts';
import { startServer } from '../../server/process/server.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { createTestApp } from '../setup/app.ts';
import { ask as askPort } from '../setup/connections.ts';

const { ask, logged } = await createTestApp({ REQUEST_LOG: 'on' });
beforeEach(() => void logged.splice(0));

it('logs one line a request with time, path, status and bytes of the encoded body', async () => {
  const { headers } = await ask.get('/').set('Accept-Encoding', 'gzip');
  await ask.head('/');
  await ask.get('/').set('If-None-Match', '*');
  const line = {
    level: 'info',
    time: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    ...{ method: 'GET', path: '/', status: 200, bytes: 0, ms: expect.any(Number) },
  };
  const whole = { ...line, bytes: Number(headers['content-length']) };
  const lines = [whole, { ...line, method: 'HEAD' }, { ...line, status: 304 }];
  await expect.poll(() => logged).toEqual(lines);
});

it.each([
  ['without the escaped query of a forwarded link', '/site%3flevel=master', '/site'],
  ['without a query after an escaped &', '/site%26level=master', '/site'],
  ['with an escaped line break', '/%0a{"time":"forged"}', '/%0a%7B%22time%22:%22forged%22%7D'],
  ['truncated at 256 characters', `/${'x'.repeat(300)}`, `/${'x'.repeat(255)}`],
])('logs a path %s (%s)', async (_, requested, path) => {
  await ask.get(requested);
  await expect.poll(() => logged).toMatchObject([{ path }]);
});

/** Headers that a proxy adds to a request from 198.51.100.9 that claims to be from 203.0.113.7. */
const forwarded = { 'X-Request-Id': 'abc', 'X-Forwarded-For': '203.0.113.7, 198.51.100.9' };
const long = 'y'.repeat(200);
const fromProxy = { LOG_ADDRESSES: 'on', TRUST_PROXY: 'loopback' };
const manyHops = Array.from({ length: 12 }, (_, hop) => `127.0.0.${hop}`).join(', ');

it.each([
  [{}, {}, {}],
  [{ LOG_ADDRESSES: 'on', TRUST_PROXY: '10.0.0.0/8' }, {}, { remoteAddress: '127.0.0.1' }],
  [fromProxy, {}, { id: 'abc', remoteAddress: '198.51.100.9' }],
  // A long ID is truncated; an invalid IP address is omitted.
  [fromProxy, { 'X-Request-Id': long, 'X-Forwarded-For': 'unknown' }, { id: long.slice(0, 128) }],
  // With more IP addresses than trusted hops, logs the one that connected to the tenth proxy.
  [fromProxy, { 'X-Forwarded-For': manyHops }, { id: 'abc', remoteAddress: '127.0.0.2' }],
])('logs ID and IP address with %j, headers %j: %j', async (settings, headers, expected) => {
  const site = await createTestApp({ REQUEST_LOG: 'on', ...settings });
  await site.ask.get('/').set({ ...forwarded, ...headers });
  await expect.poll(() => site.logged).toHaveLength(1);
  const { id, remoteAddress } = site.logged[0] ?? {};
  expect({ id, remoteAddress }).toEqual(expected);
});

it('escapes terminal control characters in the log', () => {
  const lines: string[] = [];
  createLog({ write: (line) => void lines.push(line) }).info({ id: 'a\u009b2J\u007f' });
  expect(lines[0]).toContain('"id":"a\\u009b2J\\u007f"');
});

it('logs and counts a client that resets its connection', async () => {
  const environment = { REQUEST_LOG: 'on', ADMIN_PORT: '9090', ...fromProxy };
  const site = await createTestApp(environment);
  const settings = parseSettings({ HOST: '127.0.0.1', PORT: '0' });
  const log = createLog({ write: () => undefined });
  // As a reset does; one by a client may arrive after the whole response has been sent.
  const reset: RequestListener = (request, response) => {
    site.app(request, response);
    request.socket.destroy();
  };
  const { port, shutdown } = await startServer(settings, log, async () => ({
    ...site,
    app: reset,
  }));
  onTestFinished(async () => void (await shutdown.begin()));
  const sent = {
    Host: 'www.fixture.example',
    'X-Request-Id': 'abc',
    'X-Forwarded-For': '203.0.113.7',
  };
  void askPort(port, '/', sent).catch(() => undefined);
  await expect.poll(() => site.logged).toHaveLength(1);
  const line = { path: '/', aborted: true, bytes: 0, id: 'abc', remoteAddress: '203.0.113.7' };
  expect(site.logged).toMatchObject([line]);
  const { text } = await site.askAdmin.get('/metrics');
  expect(text).toMatch(/^site_requests_aborted_total 1$/m);
});

const proxied = { Host: 'site-1:3000', 'X-Forwarded-Host': 'www.fixture.example' };

it.each([
  ['the host of PUBLIC_ORIGIN', { Host: 'www.fixture.example' }, 0],
  ['that host in capitals', { Host: 'WWW.Fixture.example' }, 0],
  ['that host, by a trusted proxy', proxied, 0],
  ['another host, requested twice', { Host: 'fixture.example' }, 1],
])('warns about requests to %s with headers %j: %i times', async (_name, headers, warnings) => {
  const { ask, logged } = await createTestApp({ TRUST_PROXY: 'loopback' });
  await ask.get('/healthz').set('Host', '10.0.0.1:3000');
  for (const path of ['/', '/site']) await ask.get(path).set(headers).expect(200);
  const msg = expect.stringMatching(/^unexpected Host header: .* set PUBLIC_ORIGIN/);
  const warning = { level: 'warn', msg, host: 'fixture.example' };
  expect(logged).toMatchObject(Array.from({ length: warnings }, () => warning));
});
