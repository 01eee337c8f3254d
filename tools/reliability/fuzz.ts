import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { startProductionSite } from '../site-process.ts';
import { isFlat, memoryOf } from './clients.ts';
import type { Result } from './visits.ts';

const methods = ['HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'G\0T', 'PRI', ''];
const versions = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''];
const targets = [
  ...['/', '/site', '/SITE/', '//evil.example', '/%', '/%00', '/%2e%2e/%2e%2e/etc/passwd', '*'],
  ...['/assets/../manifest.json', '/assets/..%2fmanifest.json', '/assets/%2e%2e%2fserver/main.js'],
  ...['http://a/site', 'https://', '/?a=%ff', '/\\..\\', '/site\0', `/${'a/'.repeat(3_000)}`, ''],
  ...['/assets/....//manifest.json', '/.well-known/security.txt', '/readyz', '/%3Fenquiry=sent'],
  ...['/calendar/uk.ics', '/calendar/uk.ics?intake=%00&year=9e9', '/calendar/..%2f..%2fmanifest'],
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
  .tuple(
    usually('GET', methods),
    fc.constantFrom(...targets),
    usually('HTTP/1.1', versions),
    fc.array(fc.constantFrom(...headers), { maxLength: 2 }),
    usually('', bodies),
    usually('\r\n', ['\n', '\r', '']),
  )
  .map(([method, target, version, lines, body, end]) =>
    [`${method} ${target} ${version}`, 'Host: a', 'Connection: close', ...lines, '', body].join(
      end,
    ),
  );

/** Sends raw requests that no client would send: wrong methods, codings, lengths, escapes and bytes. */
export async function sendFuzzedRequests(count: number): Promise<Result> {
  const site = await startProductionSite();
  const statuses: Record<string, number> = {};
  let leaked = 0;
  let sent = 0;

  async function send(limit: number): Promise<void> {
    while (sent < limit) {
      sent += 1;
      // The number is the seed: a failure can be repeated.
      const [request = ''] = fc.sample(requests, { numRuns: 1, seed: sent });
      const answer = await exchange(site.port, request);
      for (const [, status = ''] of answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) {
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
      if (/root:x:|createRequire|"shareImages"/.test(answer)) leaked += 1;
    }
  }

  const sendUntil = (limit: number) => Promise.all(Array.from({ length: 32 }, () => send(limit)));
  await sendUntil(count / 10);
  const before = memoryOf(site);
  await sendUntil(count);
  const after = memoryOf(site);
  const { code } = await site.stop();
  const list = Object.entries(statuses).map(([status, number]) => `${status}: ${number}`);
  return {
    problem: `${count} fuzzed requests (methods, versions, codings, 64 KB headers, smuggling pairs, escapes, NULs)`,
    expected: 'no 5xx, no crash, no file but assets; memory flat',
    found: `${list.join(', ')}; ${leaked} files leaked; memory ${before} → ${after} MiB; exit ${code}`,
    holds: code === 0 && leaked === 0 && !/\b5\d\d:/.test(list.join()) && isFlat(before, after),
  };
}

/** Sends the bytes, ends, and resolves with what comes back. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1').setTimeout(100);
  socket.on('timeout', () => socket.destroy());
  socket.end(bytes, 'latin1');
  return text(socket).catch(() => '');
}
