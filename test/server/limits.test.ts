import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openSocket, sendBytes, serveSite } from '../setup/site.ts';

const { port } = await serveSite();

const request = (method: string, lines: readonly string[]) =>
  `${method} / HTTP/1.1\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
const get = (...lines: string[]) => request('GET', [...lines, 'Connection: close']);
const post = (...lines: string[]) => request('POST', ['Host: a', ...lines]);
const short = Array.from({ length: 98 }, () => 'X-Short: a');

it.each([
  ['two Host lines', 400, get('Host: a.example', 'Host: b.example')],
  ['two equal Host lines', 400, get('Host: a.example', 'host: a.example')],
  ['a Host with a path', 400, get('Host: a.example/path')],
  ['a Host with white space', 400, get('Host: a.example b.example')],
  ['an empty Host', 400, get('Host:')],
  ['no Host', 400, get('Accept: */*')],
  ['a Host', 200, get('Host: a.example')],
  ['a Host in capitals with a port', 200, get('Host: A.Example:8080')],
  ['a Host with an empty port', 200, get('Host: a.example:')],
  ['a Host as in a container', 200, get('Host: my_service:3000')],
  ['an IPv6 address as Host', 200, get('Host: [::1]:3000')],
  ['a body declared larger than the limit', 413, post('Content-Length: 4097')],
  ['Expect: 100-continue', 413, post('Content-Length: 9999999', 'Expect: 100-continue')],
  ['a body of unknown length', 411, post('Transfer-Encoding: chunked')],
  ['a header of 17 KB', 431, get('Host: a', `X-Long: ${'x'.repeat(17_000)}`)],
  ['100 headers', 200, get('Host: a', ...short)],
  ['101 headers', 431, get('Host: a', 'X-Short: a', ...short)],
])('%s: %i, and the connection ends', async (_case, status, bytes) => {
  const answer = await sendBytes(port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*^connection: close`, 'ims'));
  expect(answer).not.toContain('100 Continue');
});

it('a small body is skipped, and the connection stays', async () => {
  const socket = await openSocket(port, `${post('Content-Length: 4')}name`);
  socket.end(get('Host: a'));
  const answers = await text(socket);
  expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
});
