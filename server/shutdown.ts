import type { Server } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Settings } from './settings.ts';

/** What the application asks of the connections. */
export type Connections = {
  /** Whether no new visitors are wanted: readiness says so, and answers end their connection. */
  isDraining(): boolean;
  countConnections(): number;
};

export type Shutdown = Connections & {
  /** Requests on a connection whose answer is not sent yet. */
  countUnanswered(socket: Socket): number;
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
  { drainDelayMs, shutdownTimeoutMs }: Timing,
): Shutdown {
  /** Open connections, each with the number of its requests whose answer is not sent yet. */
  const open = new Map<Socket, number>();
  let accepted = 0;
  let draining = false;

  server.on('connection', (socket) => {
    accepted += 1;
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    open.set(socket, (open.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const unanswered = open.get(socket);
      if (unanswered !== undefined) open.set(socket, unanswered - 1);
    });
  });

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
      before = accepted;
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    } while (accepted > before && performance.now() < until);
  }

  /** Stops accepting and waits for the answers in flight. What is left at the deadline is cut. */
  async function close(deadline: number): Promise<number> {
    let cut = 0;
    const limit = setTimeout(() => {
      cut = open.size;
      server.closeAllConnections();
    }, deadline - performance.now());
    // The `close` of `node:http` would destroy connections at once whose answer is written but not sent yet.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    server.keepAliveTimeout = idleGraceMs;
    await Promise.race([closed, wait(idleGraceMs)]);
    // Afterwards everything that has arrived is read, however long the machine was busy with others.
    await nextTurn();
    for (const [socket, unanswered] of open) if (unanswered === 0) socket.destroy();
    await closed;
    clearTimeout(limit);
    // What was cut is logged when its connection tells that it is closed, which may be later.
    while (open.size > 0) await nextTurn();
    return cut;
  }

  return {
    isDraining: () => draining,
    countConnections: () => open.size,
    countUnanswered: (socket) => open.get(socket) ?? 0,
    begin,
  };
}
