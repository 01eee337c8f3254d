import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openSocket } from '../setup/process.ts';
import { sendBytes, serveSite } from '../setup/site.ts';

const { ask, port } = await serveSite();

const request = (method: string, ...lines: string[]) =>
  `${method} / HTTP/1.1\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
const get = (...lines: string[]) => request('GET', ...lines);
const post = (...lines: string[]) => request('POST', 'Host: a', ...lines);

it.each([
  ['two Host lines', 400, get('Host: a.example', 'Host: b.example')],
  ['two equal Host lines', 400, get('Host: a.example', 'host: a.example')],
  ['a Host with a path', 400, get('Host: a.example/path')],
  ['a Host with a user', 400, get('Host: me@a.example')],
  ['a Host with white space', 400, get('Host: a.example b.example')],
  ['an empty Host', 400, get('Host:')],
  ['no Host', 400, get('Accept: */*')],
  ['a body declared larger than the limit', 413, post('Content-Length: 4097')],
  ['Expect: 100-continue', 413, post('Content-Length: 9999999', 'Expect: 100-continue')],
  ['a body of unknown length', 411, post('Transfer-Encoding: chunked')],
  ['a header of 17 KB', 431, get('Host: a', `X-Long: ${'x'.repeat(17_000)}`)],
  ['101 headers', 431, get('Host: a', ...Array.from({ length: 100 }, () => 'X-Short: a'))],
])('%s: %i, and the connection ends', async (_case, status, bytes) => {
  const answer = await sendBytes(port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*^connection: close`, 'ims'));
  expect(answer).not.toContain('100 Continue');
});

it.each([
  'a.example',
  'A.Example:8080',
  'a.example:',
  'my_service:3000',
  '127.0.0.1',
  '[::1]:3000',
])('Host: %s is answered', async (host) => {
  expect((await ask('/', { headers: { Host: host } })).status).toBe(200);
});

it('100 headers are answered', async () => {
  const lines = Array.from({ length: 98 }, () => 'X-Short: a');
  const answer = await sendBytes(port, get('Host: a', 'Connection: close', ...lines));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it('a small body is skipped, and the connection stays', async () => {
  const socket = await openSocket(port, `${post('Content-Length: 4')}name`);
  socket.end(get('Host: a', 'Connection: close'));
  const answers = await text(socket);
  expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
});

it.each([
  ['65', {}],
  ['7', { KEEP_ALIVE_TIMEOUT_MS: '7000' }],
])('an idle connection is kept for %s s, as it is set', async (seconds, settings) => {
  const site = await serveSite(settings);
  const { headers } = await site.ask('/', { headers: { Connection: 'keep-alive' } });
  expect(headers['keep-alive']).toMatch(`timeout=${seconds},`);
});

it('while draining, readiness says so and every answer ends its connection', async () => {
  const site = await serveSite({ DRAIN_DELAY_MS: '9000' });
  const headers = { Connection: 'keep-alive' };
  expect((await site.ask('/readyz', { headers })).status).toBe(200);
  void site.shutdown.begin();
  for (const [target, status] of [
    ['/readyz', 503],
    ['/healthz', 200],
    ['/', 200],
    ['/NOTHING', 404],
  ] as const) {
    const reply = await site.ask(target, { headers });
    expect([reply.status, reply.headers.connection], target).toEqual([status, 'close']);
  }
});
