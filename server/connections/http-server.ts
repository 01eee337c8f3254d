import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';

/** Limits that Node enforces by itself. */
export const serverOptions: ServerOptions = {
  /** Browsers send about 1 KB of headers; proxies add a few hundred bytes. The answer to more is 431. */
  maxHeaderSize: 16_384,
  /** Also for a connection on which nothing is ever sent. A phone on a bad line needs two or three seconds. */
  headersTimeout: 10_000,
  /** With the body, which nobody needs to send. */
  requestTimeout: 15_000,
  /** Node looks for timeouts this often; with its default of 30 s they would be that much longer. */
  connectionsCheckingInterval: 1_000,
};

/** More header lines than any client or proxy sends. */
export const maxHeaderCount = 100;

const serverLimits = {
  /** Node drops what is above its own limit in silence; one more lets `findViolation` see it. */
  maxHeadersCount: maxHeaderCount + 1,
  /** So that a load balancer spreads its connections again from time to time. */
  maxRequestsPerSocket: 100_000,
  /** A client that takes nothing of its answer for one to two times this long is cut: Node looks for progress first. */
  timeout: 12_000,
};

/** A server within the limits, that does not listen yet. */
export function createLimitedServer(keepAliveTimeout: number): Server {
  return Object.assign(createServer(serverOptions), serverLimits, { keepAliveTimeout });
}

type Endpoint = { readonly host: string; readonly port: number };

/**
 * Starts listening. Resolves with the port, which is a free one for port 0. Rejects with an error that names the port
 * when it can't be used; later errors are logged.
 */
export async function listen(server: Server, { host, port }: Endpoint, log?: Log): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'it is in use, choose another' : message;
    throw new OperatorError(`Port ${port} on ${host} can't be used: ${reason}.`, { cause });
  }
  // Without a listener the next error, e.g. when no more connections can be accepted, would end the process.
  server.on('error', (error) => log?.error(error, `the server on port ${port} reports an error`));
  return portOf(server);
}

/** Where a browser on this machine finds a server that listens there, e.g. `http://localhost:3000`. */
export function localAddress(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  if (isLocal) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The port at which a server listens. */
function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens at no port.');
  return address.port;
}
