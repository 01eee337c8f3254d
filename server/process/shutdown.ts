import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Connections } from './connections.ts';

export type Shutdown = ReturnType<typeof prepareShutdown>;

/**
 * Milliseconds after the drain delay for pending responses. With the last log lines, the process exits within 5 s: what stops it
 * (stop_grace_period, terminationGracePeriodSeconds) must allow DRAIN_DELAY_MS and slightly more.
 */
export const closeTimeoutMs = 4_500;

/** Milliseconds for which an idle connection stays open, since the first bytes of a request may be on their way. */
const idleGraceMs = 500;

/** Prepares the graceful shutdown of a server. */
export function prepareShutdown(server: Server, connections: Connections, drainDelayMs: number) {
  /** True if the process is shutting down: it is not ready, and its responses close their connections. */
  let draining = false;

  /** Drains and closes the server. Resolves when the last connection is closed, with the number of those force-closed. */
  async function begin(): Promise<number> {
    draining = true;
    await wait(drainDelayMs);
    const deadline = performance.now() + closeTimeoutMs;
    // At most half of the remaining time, in case new clients keep connecting.
    await acceptPendingConnections((performance.now() + deadline) / 2);
    return close(deadline);
  }

  /** Empties the accept queue, which closing the port would reset. Each turn of the event loop accepts one connection. */
  async function acceptPendingConnections(until: number): Promise<void> {
    let before: number;
    do {
      before = connections.countAccepted();
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    } while (connections.countAccepted() > before && performance.now() < until);
  }

  /** Stops accepting connections and waits for pending responses. At the deadline the remaining connections are force-closed. */
  async function close(deadline: number): Promise<number> {
    let forceClosed = 0;
    const limit = setTimeout(() => {
      forceClosed = connections.count();
      server.closeAllConnections();
    }, deadline - performance.now());
    // The `close` of `node:http` would destroy connections whose response is written but not sent yet.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    server.keepAliveTimeout = idleGraceMs;
    await Promise.race([closed, wait(idleGraceMs)]);
    // Reads requests that have already arrived, even if the machine was too busy to read them before.
    await nextTurn();
    connections.closeIdle({ unused: true });
    await closed;
    clearTimeout(limit);
    // A force-closed request is logged on its connection's `close` event, which may come later.
    while (connections.count() > 0) await nextTurn();
    return forceClosed;
  }

  return { isDraining: () => draining, begin };
}
