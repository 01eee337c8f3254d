import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import type { Connections } from './connections.ts';

export type Shutdown = {
  /** Whether no new visitors are wanted: readiness says so, and answers end their connection. */
  isDraining(): boolean;
  /** Drains and closes the server. Resolves when the last connection has ended. */
  begin(): Promise<void>;
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
      await close(server, connections, deadline);
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

/** Stops accepting and waits for the answers in flight. What is left at the deadline is cut. */
async function close(server: Server, connections: Connections, deadline: number): Promise<void> {
  let cutting: Promise<void> | undefined;
  const limit = setTimeout(() => {
    cutting = cutAll(connections);
  }, deadline - performance.now());
  connections.endIdle(idleGraceMs);
  // `node:http` would destroy connections at once whose answer is written but not sent yet.
  await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  clearTimeout(limit);
  await cutting;
}

/** Resolves when all connections have closed: only then their requests have ended and are logged. */
async function cutAll(connections: Connections): Promise<void> {
  const sockets = [...connections.open.keys()];
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of sockets) connections.cut(socket, 'shutdown');
  await Promise.all(closed);
}
