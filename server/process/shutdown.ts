import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../settings/settings.ts';
import type { Connections } from './connections.ts';

export type Shutdown = {
  /** Whether no new visitors are wanted: readiness says so, and answers end their connection. */
  isDraining(): boolean;
  /** Drains and closes the server. Resolves when the last connection has ended, with how many of them were cut. */
  begin(): Promise<number>;
};

/** Time kept for the last log lines, within the shutdown's own. */
const logReserveMs = 500;

/** How long a connection that asks for nothing stays open: the first bytes of a request may be on their way. */
const idleGraceMs = 500;

type Timing = Pick<Settings, 'drainDelayMs' | 'shutdownTimeoutMs'>;

/** Makes a graceful shutdown of the server possible. */
export function prepareShutdown(
  server: Server,
  connections: Connections,
  { drainDelayMs, shutdownTimeoutMs }: Timing,
): Shutdown {
  let draining = false;

  async function begin(): Promise<number> {
    draining = true;
    const deadline = performance.now() + shutdownTimeoutMs - logReserveMs;
    await wait(drainDelayMs);
    // Half of what is left, for clients that come and come.
    await acceptPendingConnections((performance.now() + deadline) / 2);
    return close(deadline);
  }

  /** Connections that wait in the system would be reset. Each turn of the event loop accepts one, and reads from others. */
  async function acceptPendingConnections(until: number): Promise<void> {
    let before: number;
    do {
      before = connections.countAccepted();
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    } while (connections.countAccepted() > before && performance.now() < until);
  }

  /** Stops accepting and waits for the answers in flight. What is left at the deadline is cut. */
  async function close(deadline: number): Promise<number> {
    let cut = 0;
    const limit = setTimeout(() => {
      cut = connections.count();
      server.closeAllConnections();
    }, deadline - performance.now());
    // The `close` of `node:http` would destroy connections at once whose answer is written but not sent yet.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    server.keepAliveTimeout = idleGraceMs;
    await Promise.race([closed, wait(idleGraceMs)]);
    // Afterwards everything that has arrived is read, however long the machine was busy with others.
    await nextTurn();
    connections.closeIdle({ unused: true });
    await closed;
    clearTimeout(limit);
    // What was cut is logged when its connection tells that it is closed, which may be later.
    while (connections.count() > 0) await nextTurn();
    return cut;
  }

  return { isDraining: () => draining, begin };
}
