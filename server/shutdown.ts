import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

type Options = {
  /** How long the port stays open after the signal, so that balancers notice. */
  readonly drainDelayMs: number;
  /** How long the whole shutdown may take. */
  readonly shutdownTimeoutMs: number;
};

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
  /** Connections that were cut at the deadline. */
  readonly cut: number;
};

/** Time kept for the last log lines, within the shutdown's own. */
const logReserveMs = 500;

/** A connection that has sent nothing may be a browser's preconnection, or one whose first bytes are not read yet. */
const silentGraceMs = 500;

/** An idle connection, once it has had its answer, is closed within this time. */
const sweepIntervalMs = 50;

/** Makes a graceful shutdown of the server possible. */
export function prepareShutdown(server: Server, options: Options): Shutdown {
  const { drainDelayMs, shutdownTimeoutMs } = options;
  const sockets = new Set<Socket>();
  let draining = false;
  let accepted = 0;
  let answered = 0;
  const countAnswer = (_request: IncomingMessage, response: ServerResponse) =>
    response.once('finish', () => {
      answered += 1;
    });
  server.on('request', countAnswer);
  server.on('checkContinue', countAnswer);
  server.on('connection', (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return {
    isDraining: () => draining,
    async begin() {
      draining = true;
      if (!server.listening) return { answered, closed: 0, cut: 0 };
      const closedBefore = accepted - sockets.size;
      const deadline = performance.now() + shutdownTimeoutMs - logReserveMs;
      await wait(drainDelayMs);
      await acceptWaiting(() => accepted);
      const cut = await close(server, sockets, deadline);
      return { answered, closed: accepted - closedBefore - cut, cut };
    },
  };
}

/** Connections that wait in the kernel would be reset. Each turn of the event loop accepts one, and reads from others. */
async function acceptWaiting(countAccepted: () => number): Promise<void> {
  const end = performance.now() + silentGraceMs;
  let before: number;
  do {
    before = countAccepted();
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  } while (countAccepted() > before && performance.now() < end);
}

/** Stops accepting, waits for the answers in flight, and cuts what is left at the deadline. Resolves with their number. */
function close(server: Server, sockets: Set<Socket>, deadline: number): Promise<number> {
  spareUnsentAnswers(server, sockets);
  return new Promise((resolve) => {
    let cut = 0;
    const sweep = setInterval(() => server.closeIdleConnections(), sweepIntervalMs);
    const grace = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, silentGraceMs);
    const limit = setTimeout(() => {
      cut = sockets.size;
      for (const socket of sockets) socket.destroy();
    }, deadline - performance.now());
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(grace);
      clearTimeout(limit);
      resolve(cut);
    });
  });
}

/** To Node a connection is idle whose answer is written but not sent yet; `close` would cut it, as would the sweep. */
function spareUnsentAnswers(server: Server, sockets: Set<Socket>): void {
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if ([...sockets].every(({ writableLength }) => writableLength === 0)) closeIdleConnections();
  };
}
