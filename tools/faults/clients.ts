import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { type SiteProcess, startProductionSite } from '../site-process.ts';
import { describeVisits, type Result, startVisits } from './load.ts';

export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** MiB by which memory may differ after load, since garbage is not collected at once. */
const memoryTolerance = 24;

/** Opens connections one after the other; what happens to them is not an error here. */
export async function openSockets(port: number, count: number): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    sockets.push(socket);
  }
  return sockets;
}

/** Resident memory in MiB. */
export function memoryOf({ process: { pid } }: SiteProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

export const isFlat = (before: number, after: number) => after < before + memoryTolerance;

/** What a slow client sends at first, and then each second; one without a piece reads nothing either. */
const slowKinds: readonly { readonly first: string; readonly piece?: string }[] = [
  { first: '', piece: '' },
  { first: 'GET / HTTP/1.1\r\nHost: a\r\nX: ', piece: 'a' },
  { first: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n', piece: 'a' },
];

/** Opens connections on which little or nothing is sent or read, beside an ordinary visitor. */
export async function openSlowConnections(count: number): Promise<Result> {
  const { site, readMetric } = await startWithMetrics();
  const stopVisits = startVisits(site.port, 1);
  await wait(3_000);
  const before = memoryOf(site);
  const opened = performance.now();
  const sockets = await openSockets(site.port, count);
  const feeds = sockets.map((socket, index) => {
    const { first, piece } = slowKinds[index % slowKinds.length] ?? { first: '' };
    socket.write(first);
    if (piece !== undefined) socket.resume();
    return setInterval(() => socket.write(piece ?? ''), 1_000);
  });
  while ((await readMetric('site_open_sockets')) > 1 && performance.now() - opened < 60_000) {
    await wait(500);
  }
  const visits = await stopVisits();
  const seconds = (performance.now() - opened) / 1000;
  for (const [index, socket] of sockets.entries()) {
    clearInterval(feeds[index]);
    socket.destroy();
  }
  await wait(2_000);
  const after = memoryOf(site);
  await site.stop();
  const p99 =
    visits.times.toSorted((a, b) => a - b).at(Math.floor(visits.times.length * 0.99)) ?? 0;
  return {
    problem: `${count} connections of clients that send nothing, headers or a body byte by byte, or ask for 400 pages and read none`,
    expected: 'no request of another visitor fails; closed within 35 s; memory returns',
    found: `${describeVisits(visits)}, 99 of 100 within ${p99.toFixed(0)} ms; the last closed after ${seconds.toFixed(0)} s; memory ${before} → ${after} MiB`,
    holds: visits.failures.length === 0 && seconds < 35 && isFlat(before, after),
  };
}

/** Asks for pages and goes away in the middle of the answer. */
export async function leaveMidAnswer(count: number): Promise<Result> {
  const { site, readMetric } = await startWithMetrics();
  await leave(site.port, Math.min(count, 500));
  await wait(500);
  const before = memoryOf(site);
  await leave(site.port, count);
  await wait(2_000);
  const after = memoryOf(site);
  const open = await readMetric('site_open_sockets');
  const aborted = await readMetric('site_requests_aborted_total');
  await site.stop();
  return {
    problem: `clients that go away in the middle of ten answers, ${count} times`,
    expected: 'no connection and no memory is kept',
    found: `${aborted} requests aborted; ${open} connections open; memory ${before} → ${after} MiB`,
    holds: aborted > 0 && open <= 1 && isFlat(before, after),
  };
}

async function leave(port: number, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 20) {
    const sockets = await openSockets(port, Math.min(left, 20));
    for (const socket of sockets) socket.write(get('/').repeat(10));
    await Promise.all(sockets.map((socket) => once(socket, 'readable')));
    for (const socket of sockets) socket.resetAndDestroy();
  }
}

async function startWithMetrics() {
  const adminPort = await freePort();
  const site = await startProductionSite({ ADMIN_PORT: String(adminPort) });
  return {
    site,
    async readMetric(name: string): Promise<number> {
      const metrics = await fetch(`http://127.0.0.1:${adminPort}/metrics`, {
        headers: { Connection: 'close' },
      });
      return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await metrics.text())?.[1]);
    },
  };
}
