import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An idle connection costs 10 to 20 KB. More instances are the answer to more visitors. */
const maxConnections = 4_000;

type State = {
  /** Requests that are not answered yet. */
  unanswered: number;
  /** Bytes that were read when the last answer was sent. */
  bytesRead: number;
};

export type Connections = {
  /** The connections that are open. */
  sockets(): Iterable<Socket>;
  /** Whether a request is sent in part, or its answer is. */
  isUnfinished(socket: Socket): boolean;
  /** Connections accepted and requests answered since the start, health checks included. */
  readonly counts: { readonly accepted: number; readonly answered: number };
};

/**
 * Keeps account of a server's connections. When there are too many, the one that asked longest ago gives way to a new
 * one, so that clients which ask for nothing, or do not read, can't lock others out.
 */
export function trackConnections(server: Server, max = maxConnections): Connections {
  // A map keeps the order: a connection moves to its end with each request.
  const states = new Map<Socket, State>();
  const counts = { accepted: 0, answered: 0 };

  server.on('connection', (socket) => {
    const [oldest] = states.size >= max ? states.keys() : [];
    if (oldest) {
      states.delete(oldest);
      oldest.destroy();
    }
    counts.accepted += 1;
    states.set(socket, { unanswered: 0, bytesRead: 0 });
    socket.once('close', () => states.delete(socket));
  });

  function trackRequest({ socket }: IncomingMessage, response: ServerResponse): void {
    const state = states.get(socket);
    if (!state) return;
    states.delete(socket);
    states.set(socket, state);
    state.unanswered += 1;
    response.once('close', () => {
      state.unanswered -= 1;
      state.bytesRead = socket.bytesRead;
      if (response.writableFinished) counts.answered += 1;
    });
  }

  server.on('request', trackRequest);
  server.on('checkContinue', trackRequest);
  return {
    sockets: () => states.keys(),
    isUnfinished(socket) {
      const { unanswered = 0, bytesRead = 0 } = states.get(socket) ?? {};
      return unanswered > 0 || socket.bytesRead > bytesRead;
    },
    counts,
  };
}
