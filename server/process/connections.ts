import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.ts';

/**
 * Limits for all clients of a port together. Heap use in KB, measured with Node 26.10: a connection takes 4, an unfinished
 * header of 8 KB another 12, and a pending request 26 with such a header (8 without). That holds for every response (a page,
 * 400 without `Host`, 417) except the metrics, which take up to 120 more.
 *
 *     visitors   800 connections × (4 + 12) + 300 requests × 26         = 21 MB
 *     closed     300 requests that still wait for a rendering × 26      =  8 MB (server/pages/daily-pages.ts)
 *     operators   40 connections × (4 + 12) +  20 requests × (26 + 120) =  4 MB
 *
 * server/node.env allows 64 MB, of which the site itself takes 22. Responses that Node writes without an event (400, 408, 413
 * and 431 for malformed requests) close their connection, so each connection has at most one, of 50 bytes.
 */
export const connectionLimits = {
  visitors: { connections: 800, waiting: 300 },
  operators: { connections: 40, waiting: 20 },
};

type Options = {
  readonly log: Log;
  /** Name in the log, e.g. `PORT`. */
  readonly name: string;
  /** Maximum open connections, and requests whose response is not yet sent to the system, which buffers most at once. */
  readonly limits: { readonly connections: number; readonly waiting: number };
};

export type Connections = ReturnType<typeof limitConnections>;

/** Limits the connections of a server, and their pending requests. */
export function limitConnections(server: Server, { log, name, limits }: Options) {
  /** Open connections, each with its number of pending requests. */
  const open = new Map<Socket, number>();
  const rejected = { connections: 0, requests: 0 };
  let accepted = 0;
  let waiting = 0;
  let nextLogTime = 0;

  server.maxConnections = limits.connections;
  server.on('connection', (socket) => {
    accepted += 1;
    open.set(socket, 0);
    // For the log: Node caches the address on first access, and after a reset the operating system no longer has it.
    void socket.remoteAddress;
    socket.once('close', () => remove(socket));
    // Makes room for the next connection, which would be rejected.
    if (open.size === server.maxConnections) closeIdle({ unused: false });
  });
  server.on('drop', () => reject('connections', 1));

  function remove(socket: Socket): void {
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

  /** Resets the connection with the most pending requests or, if tied, the oldest. Browsers and proxies have one each. */
  function resetLongestQueue(): void {
    let longest: Socket | undefined;
    let most = 0;
    for (const [socket, count] of open) if (count > most) [longest, most] = [socket, count];
    if (!longest) return;
    remove(longest);
    longest.resetAndDestroy();
    reject('requests', most);
  }

  /** Counts a request. Returns false if its connection has been reset: don't respond. */
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

  /** Closes connections without a pending request; `unused` includes those without any response yet. */
  function closeIdle({ unused }: { readonly unused: boolean }): void {
    for (const [socket, count] of open) {
      if (count === 0 && (unused || socket.bytesWritten > 0)) socket.destroy();
    }
  }

  return {
    /** Number of open connections. */
    count: () => open.size,
    /** Number of connections accepted since startup. */
    countAccepted: () => accepted,
    /** Connections, and requests on reset connections, rejected since startup. */
    countRejected: (): Readonly<typeof rejected> => rejected,
    admit,
    closeIdle,
  };
}
