import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { bodies, headers, lineEnds, methods, targets, versions } from './fuzz-parts.ts';
import { describeEnd, type MemoryChange, memoryOf, startLoggedSite } from './logged-site.ts';

/** Mostly the first, so that what is wrong elsewhere in the request is reached. */
function usually<Part>(right: Part, wrong: readonly Part[]) {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(right) }, fc.constantFrom(...wrong));
}

const requests = fc
  .tuple(
    usually('GET', methods),
    fc.constantFrom(...targets),
    usually('HTTP/1.1', versions),
    fc.array(fc.constantFrom(...headers), { maxLength: 2 }),
    usually('', bodies),
    usually('\r\n', lineEnds),
  )
  .map(([method, target, version, lines, body, lineEnd]) => {
    const start = `${method} ${target} ${version}`;
    return [start, 'Host: a.example', 'Connection: close', ...lines, '', body].join(lineEnd);
  });

/** What became of a site that was sent wrong requests. */
export type Fuzzing = {
  readonly sent: number;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<string, number>;
  /** Answers with a part of a file that is nobody's to read. */
  readonly leaked: number;
  readonly memory: MemoryChange;
  /** How the process ended when it was told to. */
  readonly end: string;
};

/** Sends raw requests that no client would send: wrong methods, codings, lengths, escapes and bytes. */
export async function sendFuzzedRequests(count: number): Promise<Fuzzing> {
  const site = await startLoggedSite();
  const statuses = new Map<string, number>();
  let leaked = 0;
  let sent = 0;

  async function sendUntil(limit: number): Promise<void> {
    while (sent < limit) {
      sent += 1;
      // The number is the seed: a failure can be repeated.
      const [request = ''] = fc.sample(requests, { numRuns: 1, seed: sent });
      const answer = await exchange(site.port, request);
      for (const [, status = ''] of answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      if (/root:x:|createRequire|"shareImages"/.test(answer)) leaked += 1;
    }
  }

  async function sendInParallel(limit: number): Promise<void> {
    await Promise.all(Array.from({ length: 32 }, () => sendUntil(limit)));
  }

  await sendInParallel(count / 10);
  const before = memoryOf(site);
  await sendInParallel(count);
  const memory = { before, after: memoryOf(site) };
  await site.stop();
  return { sent, statuses, leaked, memory, end: await describeEnd(site) };
}

/** Sends the bytes, ends, and resolves with what comes back. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1').setTimeout(100);
  socket.on('timeout', () => socket.destroy());
  socket.end(bytes, 'latin1');
  return text(socket).catch(() => '');
}
