import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../tools/ports.ts';
import { productionSettings, startSite } from '../../tools/site-process.ts';
import { openSocket } from '../setup/sockets.ts';

const site = await startSite({
  environment: { ...productionSettings, REQUEST_LOG: 'off', ENQUIRY_RETURN: 'on' },
});
afterAll(async () => void (await site.stop('SIGKILL')));

/** Sends bytes that no HTTP client would send, and returns all that comes back until the connection ends. */
async function sendBytes(bytes: string) {
  const answer = (await buffer(await openSocket(site.port, bytes))).toString('latin1');
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', value = ''] = line.split(/: (.*)/, 2);
    return [name.toLowerCase(), value];
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
    answer,
  };
}

/** A request with these header lines, whose connection ends with the answer. */
function requestOf(method: string, target: string, lines: readonly string[]): string {
  const all = [`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close'];
  return `${all.join('\r\n')}\r\n\r\n`;
}

function get(target: string, ...lines: readonly string[]): string {
  return requestOf('GET', target, ['Host: a.example', ...lines]);
}

describe('header limits', () => {
  const short = Array.from({ length: 97 }, () => 'X-Short: a');

  it.each([
    { name: 'a Host', lines: ['Host: a.example'], status: 200 },
    { name: 'an IPv6 address as Host', lines: ['Host: [::1]:3000'], status: 200 },
    { name: 'a Host with a path', lines: ['Host: a.example/path'], status: 400 },
    { name: 'a Host with white space', lines: ['Host: a.example b.example'], status: 400 },
    { name: 'an empty Host', lines: ['Host:'], status: 400 },
    { name: 'no Host', lines: ['Accept: */*'], status: 400 },
    { name: 'two Hosts', lines: ['Host: a.example', 'Host: b.example'], status: 400 },
    { name: 'the same Host twice', lines: ['Host: a.example', 'host: a.example'], status: 400 },
    { name: '100 lines', lines: ['Host: a', 'Accept: */*', ...short], status: 200 },
    { name: '101 lines', lines: ['Host: a', 'Accept: */*', 'X: a', ...short], status: 431 },
    { name: 'a line of 17 KB', lines: ['Host: a', `X: ${'x'.repeat(17_000)}`], status: 431 },
  ])('a request with $name: $status, and the connection ends', async ({ lines, status }) => {
    const { headers, ...answer } = await sendBytes(requestOf('GET', '/', lines));
    expect(answer.status).toBe(status);
    expect(headers['connection']).toBe('close');
  });

  it.each([
    { name: 'larger than 4 KB', line: 'Content-Length: 4097', status: 413 },
    { name: 'of unknown length', line: 'Transfer-Encoding: chunked', status: 411 },
  ])('a body $name is refused before it comes: $status, and the connection ends', async (row) => {
    // The connection would stay if the site did not end it.
    const { status, headers } = await sendBytes(
      `POST / HTTP/1.1\r\nHost: a.example\r\n${row.line}\r\n\r\n`,
    );
    expect(status).toBe(row.status);
    expect(headers['connection']).toBe('close');
  });

  it('a client that asks before it sends a large body is refused instead of told to go on', async () => {
    const lines = ['Host: a.example', 'Content-Length: 9999999', 'Expect: 100-continue'];
    const { status, answer } = await sendBytes(requestOf('POST', '/', lines));
    expect(status).toBe(413);
    expect(answer).not.toContain('100 Continue');
  });

  it('a small body is skipped, and the connection stays', async () => {
    const post = 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 4\r\n\r\nname';
    const socket = await openSocket(site.port, post + get('/'));
    const statuses = (await text(socket)).match(/^HTTP\/1\.1 \d+/gm);
    expect(statuses).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
  });

  it.each([
    { name: 'no target', bytes: 'GET\r\n\r\n' },
    { name: 'an unknown protocol', bytes: 'GET / SPEECH/1.0\r\n\r\n' },
    { name: 'a header without a colon', bytes: 'GET / HTTP/1.1\r\nHost a.example\r\n\r\n' },
    { name: 'bytes of another protocol', bytes: '\u0016\u0003\u0001\u0002\r\n\r\n' },
  ])('$name: 400, and the connection ends', async ({ bytes }) => {
    const { status } = await sendBytes(bytes);
    expect(status).toBe(400);
  });

  it('HTTP/1.0 needs no Host', async () => {
    const { status } = await sendBytes('GET / HTTP/1.0\r\n\r\n');
    expect(status).toBe(200);
  });
});

const origin = productionSettings.PUBLIC_ORIGIN;

it.each([
  { name: 'an empty query', target: '/?', status: 200 },
  { name: 'a fragment', target: '/#part', status: 200 },
  { name: 'the site’s own address', target: `${origin}/`, status: 200 },
  { name: 'the site’s address with a path', target: `${origin}/site`, status: 200 },
  { name: 'the site’s address without a path', target: origin, status: 200 },
  { name: 'an address without a path but a query', target: `${origin}?a=1`, status: 200 },
  { name: 'a star', target: '*', status: 400 },
  { name: 'no slash', target: 'site', status: 400 },
  { name: 'a backslash', target: '/\\', status: 400 },
  { name: 'a backslash before a host', target: '/\\/evil.example', status: 400 },
  { name: 'a backslash behind dots', target: '/assets/..\\a', status: 400 },
  { name: 'an escaped zero in the path', target: '/%00', status: 400 },
  { name: 'a folder above the root', target: '/../../etc/passwd', status: 404 },
  { name: 'the server behind the assets', target: '/assets/../server/main.js', status: 404 },
])('GET of a target with $name, “$target”: $status', async ({ target, status }) => {
  const answer = await sendBytes(get(target));
  expect(answer.status).toBe(status);
});

it('every spelling of the home page’s target gets the same page', async () => {
  const home = await sendBytes(get('/'));
  for (const target of ['/?', '/#part', `${origin}/`, origin]) {
    const { body } = await sendBytes(get(target));
    expect(body, target).toBe(home.body);
  }
});

it('a question mark with nothing behind it is left out where another spelling leads', async () => {
  const { status, headers } = await sendBytes(get('/SITE/?'));
  expect([status, headers['location']]).toEqual([308, '/site']);
});

it('another spelling at an absolute address leads to the path, whatever the host', async () => {
  const { status, headers } = await sendBytes(get('http://evil.example/SITE/?a=1'));
  expect([status, headers['location']]).toEqual([308, '/site?a=1']);
});

it.each([
  { name: 'an absolute address', target: `${origin}/?enquiry=sent` },
  { name: 'a fragment', target: '/?enquiry=sent#part' },
])(
  'the page that says that an enquiry has arrived comes to a target with $name too',
  async (row) => {
    const expected = await sendBytes(get('/?enquiry=sent'));
    const { headers, body } = await sendBytes(get(row.target));
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toBe(expected.body);
  },
);

it('markup in a target does not come back', async () => {
  const { status, body } = await sendBytes(get('/zqzq<script>alert(1)</script>'));
  expect(status).toBe(404);
  expect(body).not.toContain('zqzq');
});

it('OPTIONS of the server as a whole says what is allowed', async () => {
  const { status, headers, body } = await sendBytes(requestOf('OPTIONS', '*', ['Host: a']));
  expect([status, headers['allow'], body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
});

it.each([
  { name: 'that says nothing of codings', lines: [], coding: undefined },
  { name: 'that takes brotli', lines: ['Accept-Encoding: br'], coding: 'br' },
  { name: 'that takes gzip', lines: ['Accept-Encoding: gzip'], coding: 'gzip' },
])('a client $name gets as many bytes as the answer says', async ({ lines, coding }) => {
  const { headers, body } = await sendBytes(get('/', ...lines));
  expect(headers['content-encoding']).toBe(coding);
  expect(headers['content-length']).toBe(String(body.length));
});

it.each([
  { name: 'HEAD', bytes: requestOf('HEAD', '/', ['Host: a']), status: 200 },
  { name: 'a client that has the page', bytes: get('/', 'If-None-Match: *'), status: 304 },
  {
    name: 'HEAD of a page that is missing',
    bytes: requestOf('HEAD', '/none', ['Host: a']),
    status: 404,
  },
])('$name gets not one byte of a body', async ({ bytes, status }) => {
  const answer = await sendBytes(bytes);
  expect([answer.status, answer.body]).toEqual([status, '']);
});

describe('the log', () => {
  /** A site whose log is a file, with what it has logged so far. */
  async function startLoggingSite() {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    const file = join(folder, 'log');
    const output = openSync(file, 'w');
    const PORT = String(await freePort());
    const settings = { PORT, TRUST_PROXY: 'loopback', LOG_ADDRESSES: 'on' };
    const logging = await startSite({
      environment: { ...productionSettings, ...settings },
      output,
    });
    closeSync(output);
    onTestFinished(async () => {
      await logging.stop('SIGKILL');
      rmSync(folder, { recursive: true });
    });
    function readRequests(): readonly Readonly<Record<string, unknown>>[] {
      const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
      return lines.map((line) => JSON.parse(line)).filter(({ method }) => method);
    }
    return { port: logging.port, readRequests };
  }

  it('has the path of an absolute address, without its host and query', async () => {
    const { port, readRequests } = await startLoggingSite();
    await text(await openSocket(port, get('http://a.example/site?email=secret')));
    await expect.poll(readRequests, { timeout: 10_000 }).toMatchObject([{ path: '/site' }]);
  });

  it('keeps a target with quotes and commas in one value', async () => {
    const { port, readRequests } = await startLoggingSite();
    await text(await openSocket(port, get('/","status":200,"x":"')));
    await expect
      .poll(readRequests, { timeout: 10_000 })
      .toMatchObject([{ path: '/","status":200,"x":"', status: 404 }]);
  });

  it('says of a client that resets the connection that it went away, who it was, and its id', async () => {
    const { port, readRequests } = await startLoggingSite();
    const line = {
      method: 'GET',
      path: '/',
      id: 'abc',
      address: '127.0.0.1',
      aborted: true,
      bytes: 0,
    };
    async function resetAtOnce(): Promise<void> {
      // A reset may overtake the request, or its address, before it: so one is not enough.
      const socket = await openSocket(port, get('/', 'X-Request-Id: abc'));
      socket.resetAndDestroy();
      expect(readRequests()).toContainEqual(expect.objectContaining(line));
    }
    await vi.waitFor(resetAtOnce, 20_000);
  });
});
