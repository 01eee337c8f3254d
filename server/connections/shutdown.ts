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
function close(server: Server, { open }: Connections, deadline: number): Promise<number> {
  return new Promise((resolve) => {
    let cut = 0;
    const limit = setTimeout(() => {
      cut = open.size;
      for (const socket of open.keys()) socket.destroy();
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
    NetServer.prototype.close.call(server, () => {
      clearTimeout(limit);
      resolve(cut);
    });
  });
}
