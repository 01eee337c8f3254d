import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { maxHeaderCount } from '../middleware/header-limits.ts';
import type { Settings } from '../settings/settings.ts';
import { type Connections, connectionLimits, limitConnections } from './connections.ts';
import type { Log } from './log.ts';
import { OperatorError } from './operator-error.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';

/** The state of the server that the application reports. */
export type ServerState = Pick<Shutdown, 'isDraining'> &
  Pick<Connections, 'count' | 'countRejected'>;

const serverOptions: ServerOptions = {
  /** Browsers send about 1 KB of headers; proxies add a few hundred bytes. The response to more is 431. */
  maxHeaderSize: 8_192,
  /** Also applies to connections without any request. A phone on a bad line needs two or three seconds. */
  headersTimeout: 10_000,
  /** Limits the whole request with its body; no request of this site needs one. */
  requestTimeout: 15_000,
  /** Node checks the timeouts this often; its default of 30 s would add that much to them. */
  connectionsCheckingInterval: 1_000,
  /** Node's own 400 comes without an event, so it would escape the limits; `rejectViolations` responds instead. */
  requireHostHeader: false,
};

const serverLimits = {
  /** Node silently drops further header lines: with one more than the maximum, `rejectViolations` can detect an excess. */
  maxHeadersCount: maxHeaderCount + 1,
  /** A client that stops reading the response is reset after once to twice this time, since Node first checks for progress. */
  timeout: 12_000,
  /** Longer than load balancers keep idle connections (often 60 s), so that they never reuse one being closed. */
  keepAliveTimeout: 65_000,
};

type Apps = { readonly app: RequestListener; readonly admin: RequestListener | undefined };

/**
 * Starts the site and, if it has a port, the application for operators. Resolves when both listen, with the port: that of the
 * settings or, if it is 0, the free port selected.
 */
export async function startServer<Created extends Apps>(
  settings: Settings,
  log: Log,
  createApps: (state: ServerState) => Promise<Created>,
) {
  const server = Object.assign(createServer(serverOptions), serverLimits);
  const limit = connectionLimits.visitors;
  const connections = limitConnections(server, { log, name: 'PORT', limit });
  const shutdown = prepareShutdown(server, connections, settings.drainDelayMs);
  const apps = await createApps({ ...connections, ...shutdown });
  const { app, admin } = apps;
  if (admin) await listenForOperators(admin, settings, log);
  handleRequests(server, connections, (request, response) => {
    request.url = originForm(request.url ?? '/');
    app(request, response);
  });
  return { ...apps, port: await listen(server, settings, log), shutdown };
}

async function listenForOperators(
  admin: RequestListener,
  { host, adminPort: port = 0 }: Settings,
  log: Log,
): Promise<void> {
  const server = Object.assign(createServer(serverOptions), serverLimits);
  const limit = connectionLimits.operators;
  const connections = limitConnections(server, { log, name: 'ADMIN_PORT', limit });
  handleRequests(server, connections, admin);
  await listen(server, { host, port }, log);
}

/**
 * Passes every request to the listener and counts it. Without a listener Node would respond to an `Expect` header by itself:
 * with 100, so that the client sends its body, or with 417.
 */
function handleRequests(server: Server, connections: Connections, listener: RequestListener): void {
  for (const event of ['request', 'checkContinue', 'checkExpectation']) {
    server.on(event, (request, response) => connections.handle(request, response, listener));
  }
}

/**
 * The path and query of a request target, without the origin that a proxy may send (RFC 9112, section 3.2.2) and without a
 * fragment, which no browser sends. Express would parse both with Node's deprecated `url.parse`.
 */
function originForm(target: string): string {
  const [local = ''] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('#', 1);
  return local === '' || local.startsWith('?') ? `/${local}` : local;
}

type Endpoint = { readonly host: string; readonly port: number };

/**
 * Starts listening. Resolves with the port; port 0 selects a free one. Rejects with an error that names the port if it can't be
 * used; later errors are logged.
 */
export async function listen(server: Server, { host, port }: Endpoint, log?: Log): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'it is in use; choose another' : message;
    throw new OperatorError(`Port ${port} on ${host} can't be used: ${reason}.`, { cause });
  }
  // Without a listener the next error, e.g. a connection that can't be accepted, would end the process.
  server.on('error', (error) => log?.error(error, `server error on port ${port}`));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a TCP port.');
  return address.port;
}

/**
 * Checks that this machine can listen on HOST. Ports are not checked: they may belong to the instance that this one replaces.
 *
 * @throws {OperatorError} naming a host that this machine does not have
 */
export async function checkHost({ host }: Settings): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(0, host), 'listening');
  } catch (cause) {
    const { message } = cause as Error;
    const problem = `HOST is ${JSON.stringify(host)}: this machine can't listen there`;
    throw new OperatorError(`${problem} (${message}).`, { cause });
  } finally {
    server.close();
  }
}

/** The origin of a server for a browser on this machine, e.g. `http://localhost:3000`. */
export function localOrigin(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  if (isLocal) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
