import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An idle connection costs 10 to 20 KB. More instances are the answer to more visitors. */
const maxConnections = 4_000;

/** Each takes some KB until it is answered. Browsers and proxies wait for an answer before they ask again. */
const maxUnanswered = 20;

type State = {
  /** Requests that are not answered yet. */
  unanswered: number;
  /** Bytes that were read when the last answer was sent. */
  bytesRead: number;
};

export type Connections = {
  /** Those that are open; the one that asked longest ago comes first. */
  readonly open: ReadonlyMap<Socket, State>;
  /** Since the start; requests with health checks. */
  readonly counts: { readonly accepted: number; readonly answered: number };
};

/**
 * Keeps account of a server's connections. When there are too many, the one that asked longest ago gives way to a new
 * one, so that clients which ask for nothing, or do not read, can't lock others out.
 */
export function trackConnections(server: Server, max = maxConnections): Connections {
  const open = new Map<Socket, State>();
  const counts = { accepted: 0, answered: 0 };

  server.on('connection', (socket) => {
    const [oldest] = open.size >= max ? open.keys() : [];
    if (oldest) {
      open.delete(oldest);
      oldest.destroy();
    }
    // Node asks the system for it once and keeps it. A connection that was reset has none any more.
    void socket.remoteAddress;
    counts.accepted += 1;
    open.set(socket, { unanswered: 0, bytesRead: 0 });
    socket.once('close', () => open.delete(socket));
  });

  function trackRequest({ socket }: IncomingMessage, response: ServerResponse): void {
    const state = open.get(socket);
    if (!state || socket.destroyed) return;
    // To the end.
    open.delete(socket);
    open.set(socket, state);
    state.unanswered += 1;
    if (state.unanswered > maxUnanswered) socket.destroy();
    response.once('close', () => {
      state.unanswered -= 1;
      state.bytesRead = socket.bytesRead;
      if (response.writableFinished) counts.answered += 1;
    });
  }

  server.on('request', trackRequest);
  server.on('checkContinue', trackRequest);
  return { open, counts };
}
