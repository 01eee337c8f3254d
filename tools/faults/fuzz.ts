import { connect } from 'node:net';
import { createCopy } from './copy.ts';
import type { Result } from './result.ts';

/** A generator of pseudo-random numbers below a limit, from a seed: a failure can be repeated. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * limit);
  };
}

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
  ...[
    `X-Long: ${'x'.repeat(65_536)}`,
    `Accept-Encoding: ${'br,'.repeat(5_000)}`,
    'Cookie: \x80\xff',
  ],
];
const bodies = [
  '',
  '',
  '',
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  'GET /site HTTP/1.1\r\nHost: a\r\n\r\n',
];
const ends = ['\n', '\r', ''];

/** Most parts are right, so that the wrong ones are reached. */
function createRequest(random: (limit: number) => number): string {
  const pick = (list: readonly string[]) => list[random(list.length)] ?? '';
  const usually = (right: string, list: readonly string[]) => (random(5) > 0 ? right : pick(list));
  const end = random(10) > 0 ? '\r\n' : pick(ends);
  const lines = Array.from({ length: random(3) }, () => pick(headers));
  const host = random(10) > 0 ? ['Host: a', 'Connection: close'] : [];
  const first = `${usually('GET', methods)} ${pick(targets)} ${usually('HTTP/1.1', versions)}`;
  return [first, ...host, ...lines, '', pick(bodies)].join(end);
}

/** Sends raw requests that no client would send. */
export async function sendFuzzedRequests(count: number): Promise<Result> {
  const copy = await createCopy({ environment: { LOG_LEVEL: 'silent', DRAIN_DELAY_MS: '0' } });
  await copy.start();
  const random = createRandom(20_250_101);
  const statuses = new Map<string, number>();
  const leaks: string[] = [];
  let sent = 0;

  async function send(): Promise<void> {
    while (sent < count) {
      sent += 1;
      const request = createRequest(random);
      const answer = await exchange(copy.port, request);
      for (const [, status = ''] of answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      if (/root:x:|createRequire|"shareImages"/.test(answer)) leaks.push(request);
    }
  }

  const warmUp = Math.min(count, 2_000);
  const target = count;
  await runUntil(warmUp);
  const before = copy.memory();
  await runUntil(target);
  const after = copy.memory();
  const alive = copy.isRunning();
  await copy.stop('SIGTERM');

  async function runUntil(limit: number): Promise<void> {
    count = limit;
    await Promise.all(Array.from({ length: 32 }, send));
  }

  const serverErrors = [...statuses].filter(([status]) => status.startsWith('5'));
  const list = [...statuses].toSorted().map(([status, number]) => `${status}: ${number}`);
  return {
    fault:
      'fuzzed raw requests (methods, versions, codings, 64 KB headers, smuggling pairs, escapes, NULs)',
    asked: 'never a 5xx, never a crash, no file outside the assets, memory flat',
    sent: `${sent} requests`,
    found: `${list.join(', ')}; ${leaks.length} files leaked; memory ${before.toFixed(0)} → ${after.toFixed(0)} MiB; ${alive ? 'no crash' : 'it crashed'}`,
    holds: serverErrors.length === 0 && leaks.length === 0 && alive && after < before + 24,
  };
}

/** Sends the bytes, ends, and resolves with what comes back. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const done = () => resolve(Buffer.concat(chunks).toString('latin1'));
    socket.setTimeout(100, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', done);
    socket.end(bytes, 'latin1');
  });
}
