import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import type { Connections } from './connections.ts';

export type Shutdown = {
  /** Whether no new visitors are wanted: readiness says so, and answers end their connection. */
  isDraining(): boolean;
  /** Drains and closes the server. Resolves with the requests answered since the start, and the connections cut. */
  begin(): Promise<{ readonly answered: number; readonly cut: number }>;
};

/** Time kept for the last log lines, within the shutdown's own. */
const logReserveMs = 500;

/** How long a connection that owes nothing may be silent: the first bytes of a request may be on their way. */
const idleGraceMs = 500;

type Timing = Pick<Settings, 'drainDelayMs' | 'shutdownTimeoutMs'>;

/** Makes a graceful shutdown of the server possible. */
export function prepareShutdown(
  server: Server,
  connections: Connections,
  timing: Timing,
): Shutdown {
  let draining = false;
  return {
    isDraining: () => draining,
    async begin() {
      draining = true;
      const deadline = performance.now() + timing.shutdownTimeoutMs - logReserveMs;
      await wait(timing.drainDelayMs);
      await acceptPendingConnections(connections);
      const cut = await close(server, connections, deadline);
      return { answered: connections.counts.answered, cut };
    },
  };
}

/** Connections that wait in the kernel would be reset. Each turn of the event loop accepts one, and reads from others. */
async function acceptPendingConnections({ counts }: Connections): Promise<void> {
  const end = performance.now() + idleGraceMs;
  let before: number;
  do {
    before = counts.accepted;
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  } while (counts.accepted > before && performance.now() < end);
}

/** Stops accepting and waits for the answers in flight. Resolves with the number of clients cut at the deadline. */
async function close(server: Server, connections: Connections, deadline: number): Promise<number> {
  const { open } = connections;
  let cutting: Promise<number> | undefined;
  const limit = setTimeout(() => {
    cutting = cutAll(connections);
  }, deadline - performance.now());
  // With a listener Node leaves it to us to end a connection that has been silent for its timeout.
  server.on('timeout', (socket) => {
    const { unanswered = 0, bytesRead = 0 } = open.get(socket) ?? {};
    if (unanswered === 0 && socket.bytesRead === bytesRead) socket.destroy();
  });
  server.timeout = idleGraceMs;
  server.keepAliveTimeout = idleGraceMs;
  for (const socket of open.keys()) socket.setTimeout(idleGraceMs);
  // `node:http` would destroy connections at once whose answer is written but not sent yet.
  await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  clearTimeout(limit);
  return (await cutting) ?? 0;
}

/** Resolves with the number of connections when all have closed: only then their requests have ended and are logged. */
async function cutAll({ open }: Connections): Promise<number> {
  const sockets = [...open.keys()];
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
  return sockets.length;
}
