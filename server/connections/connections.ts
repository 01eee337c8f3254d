import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An idle connection costs 10 to 20 KB, a request that waits for its reader 5 KB. More instances serve more visitors. */
const maxLoad = 4_000;

/** Browsers and proxies wait for an answer before they ask again on the same connection. */
const maxUnanswered = 20;

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
  readonly counts: { readonly accepted: number; readonly answered: number };
  /** To be called for each request before it is answered; it may cut the request's connection. */
  track(request: IncomingMessage, response: ServerResponse): void;
};

/**
 * Tracks a server's connections. When there are too many of them and of requests together, the connection
 * that asked longest ago gives way, so that clients which ask for nothing, or do not read, can't lock others out.
 */
export function trackConnections(server: Server, limit = maxLoad): Connections {
  const open = new Map<Socket, ConnectionState>();
  const counts = { accepted: 0, answered: 0 };
  let unanswered = 0;

  server.on('connection', (socket) => {
    // Node reads it from the system once and keeps it. After a reset there is none.
    void socket.remoteAddress;
    counts.accepted += 1;
    open.set(socket, { unanswered: 0, bytesRead: 0 });
    socket.once('close', () => forget(socket));
    makeRoom();
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
    if (state.unanswered > maxUnanswered) cut(socket);
    makeRoom();
  }

  function makeRoom(): void {
    const [oldest] = open.size + unanswered > limit ? open.keys() : [];
    if (oldest) cut(oldest);
  }

  function cut(socket: Socket): void {
    forget(socket);
    socket.destroy();
  }

  function forget(socket: Socket): void {
    unanswered -= open.get(socket)?.unanswered ?? 0;
    open.delete(socket);
  }

  return { open, counts, track };
}
