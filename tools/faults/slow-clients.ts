import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createCopy } from './copy.ts';
import { percentile, startLoad } from './load.ts';
import type { Result } from './result.ts';

const kinds = [
  { name: 'silent', first: '', piece: '' },
  { name: 'header byte by byte', first: 'GET / HTTP/1.1\r\nHost: a\r\nX: ', piece: 'a' },
  {
    name: 'body byte by byte',
    first: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n',
    piece: 'a',
  },
] as const;

/** Opens connections on which little or nothing is sent, beside one ordinary visitor. */
export async function openSlowConnections(count: number): Promise<Result> {
  const copy = await createCopy({ environment: { LOG_LEVEL: 'silent', DRAIN_DELAY_MS: '0' } });
  await copy.start();
  const quiet = await visitFor(copy.port, 3);
  const memoryBefore = copy.memory();
  const sockets = await openAll(copy.port, count);
  const opened = performance.now();
  const lifetimes = sockets.map((socket) =>
    once(socket, 'close').then(() => (performance.now() - opened) / 1000),
  );
  const feed = setInterval(() => {
    for (const [index, socket] of sockets.entries()) {
      const piece = kinds[index % kinds.length]?.piece;
      if (piece && socket.writable) socket.write(piece);
    }
  }, 1000);
  const busy = await visitFor(copy.port, 6);
  const longest = Math.max(...(await Promise.all(lifetimes)));
  clearInterval(feed);
  const after = await visitFor(copy.port, 3);
  await wait(2_000);
  const memoryAfter = copy.memory();
  await copy.stop('SIGTERM');

  const [p99Before, p99Busy] = [percentile(quiet.times, 0.99), percentile(busy.times, 0.99)];
  const failures = [quiet, busy, after].flatMap((counts) => counts.failures);
  return {
    fault: `${count} idle and slow connections (${kinds.map(({ name }) => name).join(', ')})`,
    asked: "another client's p99 within 5 times of before; memory returns; closed within 20 s",
    sent: `${count} connections, ${busy.sent} requests of another client meanwhile`,
    found: `p99 ${p99Before.toFixed(1)} → ${p99Busy.toFixed(1)} ms; memory ${memoryBefore.toFixed(0)} → ${memoryAfter.toFixed(0)} MiB; the last one closed after ${longest.toFixed(1)} s; ${failures.length} requests failed`,
    holds:
      failures.length === 0 &&
      // A scheduler's hiccup is not the site's: below this nobody notices.
      p99Busy < Math.max(5 * p99Before, 25) &&
      memoryAfter < memoryBefore + 24 &&
      longest < 20,
  };
}

async function visitFor(port: number, seconds: number) {
  const load = startLoad(port, 1);
  await wait(seconds * 1000);
  return load.stop();
}

async function openAll(port: number, count: number): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    socket.write(kinds[index % kinds.length]?.first ?? '');
    sockets.push(socket);
  }
  return sockets;
}
