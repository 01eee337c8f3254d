import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.ts';

/**
 * Limits for all clients together, per port. In KB of heap, measured with Node 26.10: a connection takes 4, an unfinished
 * header of 8 KB another 12, a request waiting for its response 26 with such a header (8 without), whatever the response: a
 * page, 400 without `Host`, 417, or the metrics (up to 120 KB more for each request).
 *
 *     visitors   800 connections × (4 + 12) + 300 requests × 26         = 21 MB
 *     operators   40 connections × (4 + 12) +  20 requests × (26 + 120) =  4 MB
 *
 * server/node.env allows 64 MB, of which the site itself takes 22. Responses that Node writes without an event (400, 408, 413
 * and 431 for malformed requests) close their connection: one of 50 bytes per connection. With some 50 other files, this is
 * below Linux's default limit of 1,024 open files.
 */
export const connectionLimits = {
  visitors: { connections: 800, waiting: 300 },
  operators: { connections: 40, waiting: 20 },
};

type Options = {
  readonly log: Log;
  /** For the log, e.g. `PORT`. */
  readonly name: string;
  /** Open connections, and requests whose response is not sent. Most responses are sent at once: then the system buffers them. */
  readonly limits: { readonly connections: number; readonly waiting: number };
};

/** The connections of a server. */
export type Connections = {
  /** Number of open connections. */
  count(): number;
  /** Number of connections accepted since startup. */
  countAccepted(): number;
  /** Number of connections, and of requests on reset connections, rejected since startup. */
  countRejected(): Readonly<Record<'connections' | 'requests', number>>;
  /** Counts a request. False: its connection has been reset, and it needs no response. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Closes the connections without a waiting request; without `unused` only those that have had a response. */
  closeIdle(options: { readonly unused: boolean }): void;
};

/** Limits the connections of a server, and the requests that wait on them. */
export function limitConnections(server: Server, { log, name, limits }: Options): Connections {
  /** Open connections, each with its number of waiting requests. */
  const open = new Map<Socket, number>();
  const rejected = { connections: 0, requests: 0 };
  let accepted = 0;
  let waiting = 0;
  let nextLogTime = 0;

  server.maxConnections = limits.connections;
  server.on('connection', (socket) => {
    accepted += 1;
    open.set(socket, 0);
    // For the log: Node caches the address when it is read first; after a reset the system no longer has it.
    void socket.remoteAddress;
    socket.once('close', () => forget(socket));
    // Makes room, so that the next one is not rejected.
    if (open.size === server.maxConnections) closeIdle({ unused: false });
  });
  server.on('drop', () => reject('connections', 1));

  function forget(socket: Socket): void {
    waiting -= open.get(socket) ?? 0;
    open.delete(socket);
  }

  /** Counts rejections, and logs them at most once a minute. */
  function reject(what: keyof typeof rejected, count: number): void {
    rejected[what] += count;
    if (performance.now() < nextLogTime) return;
    nextLogTime = performance.now() + 60_000;
    log.warn({ port: name, rejected }, 'connection or request limit reached');
  }

  /** Resets the connection with the most waiting requests, if tied the oldest one. Browsers and proxies send one at a time. */
  function resetLongestQueue(): void {
    let longest: Socket | undefined;
    let most = 0;
    for (const [socket, count] of open) if (count > most) [longest, most] = [socket, count];
    if (!longest) return;
    forget(longest);
    longest.resetAndDestroy();
    reject('requests', most);
  }

  function admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    // Node still emits the requests that it has read from a connection before its reset.
    const before = open.get(socket);
    if (before === undefined) return false;
    open.set(socket, before + 1);
    waiting += 1;
    response.once('close', () => {
      const count = open.get(socket);
      if (count === undefined) return;
      open.set(socket, count - 1);
      waiting -= 1;
    });
    if (waiting > limits.waiting) resetLongestQueue();
    return open.has(socket);
  }

  function closeIdle({ unused }: { readonly unused: boolean }): void {
    for (const [socket, count] of open) {
      if (count === 0 && (unused || socket.bytesWritten > 0)) socket.destroy();
    }
  }

  return {
    count: () => open.size,
    countAccepted: () => accepted,
    countRejected: () => rejected,
    admit,
    closeIdle,
  };
}
