import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Connections } from './connections.ts';

/** How long the port stays open after the signal, so that balancers notice, and how long the whole shutdown may take. */
type Options = { readonly DRAIN_DELAY_MS: number; readonly SHUTDOWN_TIMEOUT_MS: number };

export type Shutdown = {
  /** Whether no new visitors are wanted: readiness says so, and answers end their connection. */
  isDraining(): boolean;
  /** Drains and closes the server. */
  begin(): Promise<ShutdownCounts>;
};

export type ShutdownCounts = {
  /** Requests answered since the start, health checks included. */
  readonly answered: number;
  /** Connections cut at the deadline, since the client would not read or finish its request. */
  readonly cut: number;
};

/** Time kept for the last log lines, within the shutdown's own. */
const logReserveMs = 500;

/** How long a connection that owes nothing may be silent: the first bytes of a request may be on their way. */
const idleGraceMs = 500;

/** Makes a graceful shutdown of the server possible. */
export function prepareShutdown(
  server: Server,
  connections: Connections,
  options: Options,
): Shutdown {
  let draining = false;
  return {
    isDraining: () => draining,
    async begin() {
      draining = true;
      const deadline = performance.now() + options.SHUTDOWN_TIMEOUT_MS - logReserveMs;
      await wait(options.DRAIN_DELAY_MS);
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

/** Stops accepting, waits for the answers in flight, and cuts what is left at the deadline. Resolves with their number. */
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
      const isUnfinished = unanswered > 0 || socket.bytesRead > bytesRead;
      if (!isUnfinished) socket.destroy();
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
