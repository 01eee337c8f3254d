import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.ts';

/**
 * What all clients together may hold. In KB of heap, measured with Node 26.10: a connection takes 4, a header of 8 KB that
 * has no end yet 12, a request that waits for its answer 26 with such a header (and 8 without):
 *
 *     800 connections × (4 + 12) + 300 requests × 26 = 21 MB
 *
 * Of the 64 MB that server/node.env allows the site itself takes 22.
 */
const limits = {
  connections: 800,
  /** Requests whose answer is not sent. Most answers are at once: then the system has them, and the client reads when it likes. */
  unanswered: 300,
};

/** Files that the process has open besides connections, and some room. */
const otherFiles = 50;

/** What is refused: new connections, and the requests on a connection that was cut. */
type Refused = 'connections' | 'requests';

/** What is read of Node's diagnostic report. Windows has no such limits. */
type SystemReport = {
  readonly userLimits?: { readonly open_files: { readonly soft: number | 'unlimited' } };
};

/** The connections of a server. */
export type Connections = {
  /** How many are open. */
  count(): number;
  /** How many were ever accepted. */
  countAccepted(): number;
  countRefused(): Readonly<Record<Refused, number>>;
  /** Counts a request that has come. False: its connection was cut, and it needs no answer. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Closes those that wait for no answer; without `unused` only those that have had one. */
  closeIdle(options: { readonly unused: boolean }): void;
};

/** Keeps a server's connections within the limits. */
export function limitConnections(server: Server, log: Log): Connections {
  /** Open connections, each with the number of its requests whose answer is not sent yet. */
  const open = new Map<Socket, number>();
  const refused = { connections: 0, requests: 0 };
  let accepted = 0;
  let unanswered = 0;
  let nextLine = 0;

  server.maxConnections = maxConnections();
  server.on('connection', (socket) => {
    accepted += 1;
    open.set(socket, 0);
    // For the log: Node reads it from the system once and keeps it; after a reset there is none.
    void socket.remoteAddress;
    socket.once('close', () => forget(socket));
    // So that the next one is not refused.
    if (open.size === server.maxConnections) closeIdle({ unused: false });
  });
  server.on('drop', () => refuse('connections', 1));

  function forget(socket: Socket): void {
    unanswered -= open.get(socket) ?? 0;
    open.delete(socket);
  }

  /** Counts what is refused, and logs it at most once a minute. */
  function refuse(what: Refused, count: number): void {
    refused[what] += count;
    if (performance.now() < nextLine) return;
    nextLine = performance.now() + 60_000;
    log.warn({ refused }, 'a limit is reached: refused since the start');
  }

  /** Resets the connection on which most requests wait: of several the oldest. Browsers and proxies send one at a time. */
  function cutLongestQueue(): void {
    let longest: Socket | undefined;
    let most = 0;
    for (const [socket, count] of open) if (count > most) [longest, most] = [socket, count];
    if (!longest) return;
    forget(longest);
    longest.resetAndDestroy();
    refuse('requests', most);
  }

  function admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    // Of a connection that was cut Node still hands over what it has read.
    const before = open.get(socket);
    if (before === undefined) return false;
    open.set(socket, before + 1);
    unanswered += 1;
    response.once('close', () => {
      const count = open.get(socket);
      if (count === undefined) return;
      open.set(socket, count - 1);
      unanswered -= 1;
    });
    if (unanswered > limits.unanswered) cutLongestQueue();
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
    countRefused: () => refused,
    admit,
    closeIdle,
  };
}

/** Without a file descriptor for it the system's library would close a connection and tell nobody. */
function maxConnections(): number {
  const { userLimits } = process.report.getReport() as SystemReport;
  const openFiles = Number(userLimits?.open_files.soft);
  if (Number.isNaN(openFiles)) return limits.connections;
  return Math.max(1, Math.min(limits.connections, openFiles - otherFiles));
}
