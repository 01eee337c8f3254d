import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { openSockets, startCopy } from './copy.ts';
import { describeFailures, percentile, visitFor } from './load.ts';
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

/** MiB that memory may differ by after a fault, since garbage is not collected at once. */
export const memoryTolerance = 24;

/** Opens connections on which little or nothing is sent, beside one ordinary visitor. */
export async function openSlowConnections(count: number): Promise<Result> {
  const copy = await startCopy();
  const quiet = await visitFor(3, copy.port, 1);
  const before = copy.memory();
  const sockets = await openSockets(copy.port, count);
  const opened = performance.now();
  const feeds = sockets.map((socket, index) => {
    const { first, piece } = kinds[index % kinds.length] ?? kinds[0];
    socket.resume().write(first);
    const feed = setInterval(() => socket.write(piece), 1_000);
    return once(socket, 'close').then(() => {
      clearInterval(feed);
      return (performance.now() - opened) / 1000;
    });
  });
  const busy = await visitFor(6, copy.port, 1);
  const longest = Math.max(...(await Promise.all(feeds)));
  const later = await visitFor(3, copy.port, 1);
  await wait(2_000);
  const after = copy.memory();
  await copy.stop();

  const [p99Before, p99Busy] = [percentile(quiet.times, 0.99), percentile(busy.times, 0.99)];
  return {
    fault: `${count} idle and slow connections (${kinds.map(({ name }) => name).join(', ')})`,
    asked: "another client's p99 within 5 times of before; memory returns; closed within 20 s",
    sent: `${count} connections, ${busy.sent} requests of another client meanwhile`,
    found: `p99 ${p99Before.toFixed(1)} → ${p99Busy.toFixed(1)} ms; memory ${before.toFixed(0)} → ${after.toFixed(0)} MiB; the last one closed after ${longest.toFixed(1)} s; ${describeFailures(quiet, busy, later)}`,
    holds:
      [quiet, busy, later].every(({ failures }) => failures.length === 0) &&
      // A scheduler's hiccup is not the site's: below this nobody notices.
      p99Busy < Math.max(5 * p99Before, 25) &&
      after < before + memoryTolerance &&
      longest < 20,
  };
}

/** Asks for pages and goes away in the middle of the answer. */
export async function leaveMidAnswer(count: number): Promise<Result> {
  const adminPort = await freePort();
  const copy = await startCopy({ environment: { ADMIN_PORT: String(adminPort) } });
  await leave(copy.port, Math.min(count, 500));
  await wait(500);
  const before = copy.memory();
  await leave(copy.port, count);
  await wait(2_000);
  const after = copy.memory();
  const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1]);
  const [open, aborted] = [metric('site_open_sockets'), metric('site_requests_aborted_total')];
  await copy.stop();
  return {
    fault: `clients gone mid-answer, ${count} times`,
    asked: 'no leak of sockets or memory',
    sent: `${count} connections with ten requests each`,
    found: `${aborted} requests aborted; ${open} sockets open afterwards; memory ${before.toFixed(0)} → ${after.toFixed(0)} MiB`,
    holds: aborted > 0 && open <= 1 && after < before + memoryTolerance,
  };
}

async function leave(port: number, count: number): Promise<void> {
  let left = count;

  async function visit(): Promise<void> {
    while (left > 0) {
      left -= 1;
      for (const socket of await openSockets(port, 1)) {
        socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(10));
        await once(socket, 'readable');
        socket.resetAndDestroy();
      }
    }
  }

  await Promise.all(Array.from({ length: 20 }, visit));
}
