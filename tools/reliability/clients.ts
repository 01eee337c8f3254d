import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { type SiteProcess, startProductionSite } from '../site-process.ts';
import { describeVisits, type Result, startVisits } from './visits.ts';

export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Opens connections and uses each at once; what happens to them is not an error here. */
export async function openSockets(
  port: number,
  count: number,
  use?: (socket: Socket, index: number) => void,
): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    use?.(socket, index);
    sockets.push(socket);
  }
  return sockets;
}

/** Resident memory in MiB. */
export function memoryOf({ process: { pid } }: SiteProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Whether memory has returned, but for garbage that is not collected yet. */
export const isFlat = (before: number, after: number) => after < before + 32;

/** What each kind of client does with its connection. */
const clients: readonly ((socket: Socket) => void)[] = [
  function sendNothing(socket) {
    socket.resume();
  },
  function sendHeadersSlowly(socket) {
    sendByteByByte(socket, 'GET / HTTP/1.1\r\nHost: a\r\nX: ');
  },
  function sendBodySlowly(socket) {
    sendByteByByte(socket, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n');
  },
  function readNothing(socket) {
    socket.pause().write(get('/').repeat(400));
  },
  function leaveMidAnswer(socket) {
    socket.write(get('/').repeat(10));
    socket.once('readable', () => socket.resetAndDestroy());
  },
];

function sendByteByByte(socket: Socket, start: string): void {
  socket.resume().write(start);
  const timer = setInterval(() => socket.write('a'), 1_000);
  socket.once('close', () => clearInterval(timer));
}

/** Opens as many connections of each kind of client, beside an ordinary visitor. */
export async function openConnections(ofEachKind: number): Promise<Result> {
  const adminPort = await freePort();
  const site = await startProductionSite({ ADMIN_PORT: String(adminPort) });
  const stopVisits = startVisits(site.port, 1);
  await wait(3_000);
  const before = memoryOf(site);
  const started = performance.now();
  const sockets = await openSockets(site.port, ofEachKind * clients.length, (socket, index) =>
    clients[index % clients.length]?.(socket),
  );
  const secondsSince = () => Math.round((performance.now() - started) / 1000);
  // The last one is the visitor's.
  while ((await countConnections(adminPort)) > 1 && secondsSince() < 90) await wait(500);
  const seconds = secondsSince();
  const visits = await stopVisits();
  for (const socket of sockets) socket.destroy();
  await wait(2_000);
  const after = memoryOf(site);
  await site.stop();
  return {
    problem: `${sockets.length} connections of clients that send nothing, a header or a body byte by byte, ask for 400 pages and read none, or go away in the middle of ten answers`,
    expected: 'no request of another visitor fails; all are closed within a minute; memory returns',
    found: `${describeVisits(visits)}; the last closed after ${seconds} s; memory ${before} → ${after} MiB`,
    holds: visits.failures.length === 0 && seconds < 60 && isFlat(before, after),
  };
}

async function countConnections(adminPort: number): Promise<number> {
  const url = `http://127.0.0.1:${adminPort}/metrics`;
  const metrics = await fetch(url, { headers: { Connection: 'close' } });
  return Number(/^site_open_sockets (\d+)/m.exec(await metrics.text())?.[1]);
}
