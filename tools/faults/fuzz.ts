import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { startCopy } from './copy.ts';
import { memoryTolerance } from './raw-clients.ts';
import type { Result } from './result.ts';

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'G\0T', 'PRI', ''];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''];
const targets = [
  ...['/', '/site', '/SITE/', '//evil.example', '/%', '/%00', '/%2e%2e/%2e%2e/etc/passwd', '*'],
  ...['/assets/../manifest.json', '/assets/..%2fmanifest.json', '/assets/%2e%2e%2fserver/main.js'],
  ...['http://a/site', 'https://', '/?a=%ff', '/\\..\\', '/site\0', `/${'a/'.repeat(3_000)}`, ''],
  ...['/assets/....//manifest.json', '/.well-known/security.txt', '/readyz', '/%3Fenquiry=sent'],
];
const headers = [
  ...['Host: a', 'Host: b', 'Host: a/b', 'Host:', 'Connection: close', 'Connection: upgrade'],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked, identity', 'Content-Length: 5'],
  ...['Content-Length: 6', 'Content-Length: -1', 'Content-Length: 1e9', 'Content-Length : 5'],
  ...['Expect: 100-continue', 'Upgrade: h2c', 'Accept-Encoding: ,;q=', 'Accept-Encoding: *;q=0'],
  ...['If-None-Match: *', 'If-None-Match: ,,"', 'Range: bytes=0-', ' folded', 'X\0: a', 'no colon'],
  ...[`X-Long: ${'x'.repeat(65_536)}`, `Accept-Encoding: ${'br,'.repeat(5_000)}`, 'A: \x80\xff'],
];
const bodies = ['hello', '5\r\nhello\r\n0\r\n\r\n', 'GET /site HTTP/1.1\r\nHost: a\r\n\r\n'];

/** Mostly the first, so that what is wrong elsewhere in the request is reached. */
const usually = <Part>(right: Part, wrong: readonly Part[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(right) }, fc.constantFrom(...wrong));

const requests = fc
  .record({
    method: usually('GET', methods),
    target: fc.constantFrom(...targets),
    version: usually('HTTP/1.1', versions),
    host: usually(['Host: a', 'Connection: close'], [[]]),
    lines: fc.array(fc.constantFrom(...headers), { maxLength: 2 }),
    body: usually('', bodies),
    end: usually('\r\n', ['\n', '\r', '']),
  })
  .map(({ method, target, version, host, lines, body, end }) =>
    [`${method} ${target} ${version}`, ...host, ...lines, '', body].join(end),
  );

const fault =
  'fuzzed raw requests (methods, versions, codings, 64 KB headers, smuggling pairs, escapes, NULs)';

/** Sends raw requests that no client would send. */
export async function sendFuzzedRequests(count: number): Promise<Result> {
  const copy = await startCopy();
  const statuses: Record<string, number> = {};
  const leaks: string[] = [];
  let sent = 0;

  async function send(limit: number): Promise<void> {
    while (sent < limit) {
      sent += 1;
      // The number is the seed: a failure can be repeated.
      const [request = ''] = fc.sample(requests, { numRuns: 1, seed: sent });
      const answer = await exchange(copy.port, request);
      for (const [, status = ''] of answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) {
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      if (/root:x:|createRequire|"shareImages"/.test(answer)) leaks.push(request);
    }
  }

  const sendUntil = (limit: number) => Promise.all(Array.from({ length: 32 }, () => send(limit)));
  await sendUntil(Math.min(count, 2_000));
  const before = copy.memory();
  await sendUntil(count);
  const after = copy.memory();
  const alive = copy.isRunning();
  await copy.stop();

  const list = Object.entries(statuses).map(([status, number]) => `${status}: ${number}`);
  return {
    fault,
    asked: 'never a 5xx, never a crash, no file outside the assets, memory flat',
    sent: `${sent} requests`,
    found: `${list.join(', ')}; ${leaks.length} files leaked; memory ${before.toFixed(0)} → ${after.toFixed(0)} MiB; ${alive ? 'no crash' : 'it crashed'}`,
    holds:
      alive &&
      leaks.length === 0 &&
      !Object.keys(statuses).some((status) => status.startsWith('5')) &&
      after < before + memoryTolerance,
  };
}

/** Sends the bytes, ends, and resolves with what comes back. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1').setTimeout(100);
  socket.on('timeout', () => socket.destroy());
  socket.end(bytes, 'latin1');
  return text(socket).catch(() => '');
}
