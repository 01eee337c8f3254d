import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { type MemoryChange, memoryOf, startLoggedSite } from './logged-site.ts';
import { openNonReadingClient } from './non-reading-client.ts';
import { get, openSockets } from './sockets.ts';
import { startVisits, type Visits } from './visits.ts';

/** What clients do with a connection who mean no good, or are on a bad line. */
const kinds: readonly ((socket: Socket) => void)[] = [
  function sendNothing(socket) {
    socket.resume();
  },
  function sendHeadersSlowly(socket) {
    sendByteByByte(socket, 'GET / HTTP/1.1\r\nHost: a.example\r\nX: ');
  },
  function sendBodySlowly(socket) {
    sendByteByByte(socket, 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1000\r\n\r\n');
  },
  function askForVeryMuch(socket) {
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

/** What became of a site with many such clients. */
export type Crowd = {
  readonly connections: number;
  /** Those of an ordinary visitor meanwhile. */
  readonly visits: Visits;
  /** Until the last of the connections was closed, or 90. */
  readonly seconds: number;
  readonly memory: MemoryChange;
};

/** Opens as many connections of each kind, and a tenth as many that read nothing, beside an ordinary visitor. */
export async function openCrowd(ofEachKind: number): Promise<Crowd> {
  const adminPort = await freePort();
  const site = await startLoggedSite({ ADMIN_PORT: String(adminPort) });
  const stopVisits = startVisits(site.port, 1);
  await wait(3_000);
  const before = memoryOf(site);
  const started = performance.now();
  const sockets: Socket[] = [];
  for (const use of kinds) sockets.push(...(await openSockets(site.port, ofEachKind, use)));
  for (let index = 0; index < ofEachKind / 10; index += 1) {
    sockets.push(await openNonReadingClient(site.port));
  }
  const secondsSince = () => Math.round((performance.now() - started) / 1000);
  // The last one is the visitor's.
  while ((await countConnections(adminPort)) > 1 && secondsSince() < 90) await wait(500);
  const seconds = secondsSince();
  const visits = await stopVisits();
  for (const socket of sockets) socket.destroy();
  await wait(2_000);
  const memory = { before, after: memoryOf(site) };
  await site.stop();
  return { connections: sockets.length, visits, seconds, memory };
}

async function countConnections(adminPort: number): Promise<number> {
  const url = `http://127.0.0.1:${adminPort}/metrics`;
  const metrics = await fetch(url, { headers: { Connection: 'close' } });
  const [, count] = /^site_open_sockets (\d+)/m.exec(await metrics.text()) ?? [];
  return Number(count);
}
