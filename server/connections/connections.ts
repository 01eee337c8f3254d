import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An idle connection costs 10 to 20 KB, a request that waits for its reader 5 KB. More instances serve more visitors. */
const maxLoad = 4_000;

/** Browsers and proxies wait for an answer before they ask again on the same connection. */
const maxUnanswered = 20;

/**
 * Why a connection was cut while it owed something: it asked for too much at once, it asked longest ago when there were
 * too many, it did not send or read in time, or the process had to end.
 */
export type CutReason = 'too-many-requests' | 'overload' | 'timeout' | 'shutdown';

/** What has happened since the start. */
export type ConnectionCounts = {
  readonly accepted: number;
  /** Requests answered in full. */
  readonly answered: number;
  readonly cut: Readonly<Record<CutReason, number>>;
};

type ConnectionState = {
  /** Requests whose answer is not sent yet. */
  unanswered: number;
  /** Bytes that were read when the last answer was sent. */
  bytesRead: number;
};

/** The connections of a server. */
export type Connections = {
  /** The one that asked longest ago comes first. */
  readonly open: ReadonlyMap<Socket, ConnectionState>;
  readonly counts: ConnectionCounts;
  /** To be called for each request before it is answered; it may cut the request's connection. */
  track(request: IncomingMessage, response: ServerResponse): void;
  /** Ends a connection at once, and counts it. */
  cut(socket: Socket, reason: CutReason): void;
  /** From now on ends connections that owe nothing when they have been silent for so long, and cuts no silent ones. */
  endIdle(afterMs: number): void;
};

/**
 * Tracks a server's connections. When there are too many of them and of requests together, the connection
 * that asked longest ago gives way, so that clients which ask for nothing, or do not read, can't lock others out.
 */
export function trackConnections(server: Server, limit = maxLoad): Connections {
  const open = new Map<Socket, ConnectionState>();
  const cutCounts = { 'too-many-requests': 0, overload: 0, timeout: 0, shutdown: 0 };
  const counts = { accepted: 0, answered: 0, cut: cutCounts };
  let unanswered = 0;
  let isEnding = false;

  server.on('connection', (socket) => {
    // Node reads it from the system once and keeps it. After a reset there is none.
    void socket.remoteAddress;
    counts.accepted += 1;
    open.set(socket, { unanswered: 0, bytesRead: 0 });
    socket.once('close', () => {
      // By itself Node answers 408 to half a request, and to a connection on which nothing was ever asked.
      if (hasTimedOut(socket) && !owesNothing(socket)) cutCounts.timeout += 1;
      forget(socket);
    });
    makeRoom();
  });

  // With a listener Node leaves it to us to end a connection that has been silent for its timeout.
  server.on('timeout', (socket) => {
    if (owesNothing(socket)) socket.destroy();
    else if (!isEnding) cut(socket, 'timeout');
  });

  function track({ socket }: IncomingMessage, response: ServerResponse): void {
    const state = open.get(socket);
    if (!state || socket.destroyed) return;
    // To the end of the map: it asked last.
    open.delete(socket);
    open.set(socket, state);
    state.unanswered += 1;
    unanswered += 1;
    response.once('close', () => {
      // Node calls an answer finished, too, whose bytes still waited when its connection was cut.
      if (response.writableFinished && !socket.destroyed) counts.answered += 1;
      if (!open.has(socket)) return;
      state.unanswered -= 1;
      unanswered -= 1;
      state.bytesRead = socket.bytesRead;
    });
    if (state.unanswered > maxUnanswered) cut(socket, 'too-many-requests');
    makeRoom();
  }

  function makeRoom(): void {
    const [oldest] = open.size + unanswered > limit ? open.keys() : [];
    if (oldest) cut(oldest, 'overload');
  }

  function owesNothing(socket: Socket): boolean {
    const state = open.get(socket);
    return !state || (state.unanswered === 0 && state.bytesRead === socket.bytesRead);
  }

  function cut(socket: Socket, reason: CutReason): void {
    forget(socket);
    cutCounts[reason] += 1;
    // After `destroy` the system would keep what is not sent, for minutes and up to 4 MB.
    socket.resetAndDestroy();
  }

  function forget(socket: Socket): void {
    unanswered -= open.get(socket)?.unanswered ?? 0;
    open.delete(socket);
  }

  function endIdle(afterMs: number): void {
    isEnding = true;
    server.timeout = afterMs;
    server.keepAliveTimeout = afterMs;
    for (const socket of open.keys()) socket.setTimeout(afterMs);
  }

  return { open, counts, track, cut, endIdle };
}

/** Whether Node has ended the connection since a request took too long to arrive. */
function hasTimedOut({ errored }: Socket): boolean {
  return errored !== null && 'code' in errored && errored.code === 'ERR_HTTP_REQUEST_TIMEOUT';
}
