import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { sendBytes, serveSite } from '../setup/site.ts';

const { ask, port } = await serveSite();
const get = (...lines: string[]) =>
  `GET / HTTP/1.1\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;

it.each([
  ['two Host lines', get('Host: a.example', 'Host: b.example')],
  ['two equal Host lines', get('Host: a.example', 'host: a.example')],
  ['a Host with a path', get('Host: a.example/path')],
  ['a Host with a user', get('Host: me@a.example')],
  ['a Host with white space', get('Host: a.example b.example')],
  ['an empty Host', get('Host:')],
  ['no Host', get('Accept: */*')],
])('%s: 400, and the connection ends', async (_case, bytes) => {
  expect(await sendBytes(port, bytes)).toMatch(/^HTTP\/1\.1 400 /);
});

it.each(['a.example', 'A.Example:8080', 'my_service:3000', '127.0.0.1', '[::1]:3000'])(
  'Host: %s is answered',
  async (host) => {
    expect((await ask('/', { headers: { Host: host } })).status).toBe(200);
  },
);

describe('a body', () => {
  const post = (...lines: string[]) => get('Host: a', ...lines).replace('GET', 'POST');

  it.each([
    ['declared larger than the limit', post('Content-Length: 4097'), 413],
    ['huge, waiting for leave', post('Content-Length: 9999999', 'Expect: 100-continue'), 413],
    ['of unknown length', post('Transfer-Encoding: chunked'), 411],
  ])('%s is refused unread, and the connection ends', async (_case, bytes, status) => {
    const answer = await sendBytes(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^connection: close/im);
    expect(answer).not.toContain('100 Continue');
  });

  it('that is small is skipped, and the connection stays', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${post('Content-Length: 4')}name`);
    socket.end(get('Host: a', 'Connection: close'));
    const answers = await text(socket);
    expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
  });
});

it('more headers than anybody sends: 431', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: a`);
  const asked = (count: number) =>
    sendBytes(port, get('Host: a', 'Connection: close', ...lines(count)));
  expect(await asked(98)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await asked(99)).toMatch(/^HTTP\/1\.1 431 /);
  const long = get('Host: a', `X-Long: ${'x'.repeat(17_000)}`);
  expect(await sendBytes(port, long)).toMatch(/^HTTP\/1\.1 431 /);
});

it('an idle connection is kept longer than balancers keep theirs', async () => {
  const headers = { Connection: 'keep-alive' };
  expect((await ask('/', { headers })).headers['keep-alive']).toMatch(/^timeout=65\b/);
});

it('while draining, readiness says so and every answer ends its connection', async () => {
  const site = await serveSite({ DRAIN_DELAY_MS: '2000' });
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
