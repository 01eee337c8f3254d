import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { type Connections, trackConnections } from './connections.ts';

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
  /** Connections that ended during the shutdown with nothing left to answer. */
  readonly closed: number;
  /** Connections that were cut at the deadline, since the client would not read or finish its request. */
  readonly cut: number;
};

/** Time kept for the last log lines, within the shutdown's own. */
const logReserveMs = 500;

/** How long a connection may be silent that owes nothing: the first bytes of a request may be on their way. */
const idleGraceMs = 500;

/** Makes a graceful shutdown of the server possible. */
export function prepareShutdown(server: Server, options: Options): Shutdown {
  const connections = trackConnections(server);
  const { counts } = connections;
  let draining = false;
  return {
    isDraining: () => draining,
    async begin() {
      draining = true;
      if (!server.listening) return { answered: 0, closed: 0, cut: 0 };
      const deadline = performance.now() + options.SHUTDOWN_TIMEOUT_MS - logReserveMs;
      const open = [...connections.sockets()].length;
      const acceptedBefore = counts.accepted;
      await wait(options.DRAIN_DELAY_MS);
      await acceptPendingConnections(counts);
      const cut = await close(server, connections, deadline);
      const closed = open + counts.accepted - acceptedBefore - cut;
      return { answered: counts.answered, closed, cut };
    },
  };
}

/** Connections that wait in the kernel would be reset. Each turn of the event loop accepts one, and reads from others. */
async function acceptPendingConnections(counts: Connections['counts']): Promise<void> {
  const end = performance.now() + idleGraceMs;
  let before: number;
  do {
    before = counts.accepted;
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  } while (counts.accepted > before && performance.now() < end);
}

/** Stops accepting, waits for the answers in flight, and cuts what is left at the deadline. Resolves with their number. */
function close(server: Server, connections: Connections, deadline: number): Promise<number> {
  return new Promise((resolve) => {
    let cut = 0;
    const limit = setTimeout(() => {
      for (const socket of connections.sockets()) {
        cut += 1;
        socket.destroy();
      }
    }, deadline - performance.now());
    // With a listener Node leaves it to us to end a connection that has been silent for its timeout.
    server.on('timeout', (socket) => {
      if (!connections.isUnfinished(socket)) socket.destroy();
    });
    server.timeout = idleGraceMs;
    server.keepAliveTimeout = idleGraceMs;
    for (const socket of connections.sockets()) socket.setTimeout(idleGraceMs);
    // `node:http` would destroy connections at once whose answer is written but not sent yet.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(limit);
      resolve(cut);
    });
  });
}
