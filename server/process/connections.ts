import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.ts';

/**
 * Maximum open connections of all clients of a port together. Heap use in KB: a connection takes 4, an unfinished header of 8 KB
 * another 12, and a pending request, of which each connection has at most one, 26 with such a header (8 without). That holds for
 * every response (a page, 400 without `Host`, 417) except the metrics, which take up to 120 more.
 *
 *     visitors   400 connections × (4 + 12 + 26)       = 17 MB
 *     closed     300 requests that still wait for a rendering × 26 = 8 MB (server/pages/daily-pages.ts)
 *     operators   20 connections × (4 + 12 + 26 + 120) =  3 MB
 *
 * server/node.env allows 64 MB. Responses that Node writes without an event (400, 408, 413 and 431 for malformed requests) close
 * their connection, so each connection has at most one, of 50 bytes.
 */
export const connectionLimits = { visitors: 400, operators: 20 };

type Options = {
  readonly log: Log;
  /** Name in the log, e.g. `PORT`. */
  readonly name: string;
  /** Maximum open connections. */
  readonly limit: number;
};

export type Connections = ReturnType<typeof limitConnections>;

/** Limits the connections of a server, and each to one request at a time: browsers and proxies do not pipeline. */
export function limitConnections(server: Server, { log, name, limit }: Options) {
  /** Open connections, each with its request whose response is not yet sent to the system, which buffers most at once. */
  const open = new Map<Socket, IncomingMessage | undefined>();
  const rejected = { connections: 0, pipelined: 0 };
  let accepted = 0;
  let nextLogTime = 0;

  server.maxConnections = limit;
  server.on('connection', (socket) => {
    accepted += 1;
    open.set(socket, undefined);
    // For the log: Node caches the address on first access, and after a reset the operating system no longer has it.
    void socket.remoteAddress;
    socket.once('close', () => open.delete(socket));
    // Makes room for the next connection, which would be rejected.
    if (open.size === limit) closeIdle({ unused: false });
  });
  server.on('drop', () => reject('connections'));

  /** Counts rejected connections, and logs them at most once a minute. */
  function reject(what: keyof typeof rejected): void {
    rejected[what] += 1;
    if (performance.now() < nextLogTime) return;
    nextLogTime = performance.now() + 60_000;
    log.warn({ port: name, rejected }, 'connection limit reached');
  }

  /**
   * Handles a request when all that was read with it is parsed. If that includes another request, the connection is reset and
   * none is handled.
   */
  function handle(request: IncomingMessage, response: ServerResponse, listener: RequestListener) {
    const { socket } = request;
    // Read before the reset. Node would later destroy each with an error, whose stack trace takes Node 20 longer than parsing.
    if (!open.has(socket)) return void request.destroy();
    if (open.get(socket)) {
      open.delete(socket);
      socket.resetAndDestroy();
      reject('pipelined');
      pauseReading();
      return;
    }
    open.set(socket, request);
    response.once('close', () => {
      if (open.has(socket)) open.set(socket, undefined);
    });
    process.nextTick(() => {
      if (open.has(socket)) listener(request, response);
    });
  }

  /**
   * Reads nothing until the next turn of the event loop. Each read returns up to 64 KB, hundreds of requests, which Node keeps until
   * the end of the turn even if their connection is reset.
   */
  function pauseReading(): void {
    const reading = [...open.keys()].filter((socket) => !socket.isPaused());
    for (const socket of reading) socket.pause();
    setImmediate(() => {
      for (const socket of reading) socket.resume();
    });
  }

  /** Closes connections without a pending request; `unused` includes those without any response yet. */
  function closeIdle({ unused }: { readonly unused: boolean }): void {
    for (const [socket, request] of open) {
      if (!request && (unused || socket.bytesWritten > 0)) socket.destroy();
    }
  }

  return {
    /** Number of open connections. */
    count: () => open.size,
    /** Number of connections accepted since startup. */
    countAccepted: () => accepted,
    /** Connections rejected at the limit or reset since startup. */
    countRejected: (): Readonly<typeof rejected> => rejected,
    handle,
    closeIdle,
  };
}
