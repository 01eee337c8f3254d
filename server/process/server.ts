import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Apps, ServerState } from '../app.ts';
import { maxHeaderCount } from '../middleware/header-limits.ts';
import type { Settings } from '../settings/settings.ts';
import { limitConnections } from './connections.ts';
import type { Log } from './log.ts';
import { OperatorError } from './operator-error.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';

const serverOptions: ServerOptions = {
  /** Browsers send about 1 KB of headers; proxies add a few hundred bytes. The answer to more is 431. */
  maxHeaderSize: 8_192,
  /** Also for a connection on which nothing is ever sent. A phone on a bad line needs two or three seconds. */
  headersTimeout: 10_000,
  /** With the body, which nobody needs to send. */
  requestTimeout: 15_000,
  /** Node looks for timeouts this often; with its default of 30 s they would be that much longer. */
  connectionsCheckingInterval: 1_000,
};

const serverLimits = {
  /** Node drops what is above its own limit in silence; one more lets `refuseViolations` see it. */
  maxHeadersCount: maxHeaderCount + 1,
  /** A client that takes nothing of its answer for one to two times this long is cut: Node looks for progress first. */
  timeout: 12_000,
};

/** A server that listens. */
type RunningServer = {
  /** Where it listens: the given port, or the one that was free. */
  readonly port: number;
  readonly shutdown: Shutdown;
};

/** Starts the site, and what operators ask where that has a port. Resolves when it listens. */
export async function startServer(
  settings: Settings,
  log: Log,
  createApps: (state: ServerState) => Promise<Apps>,
): Promise<RunningServer> {
  const { keepAliveTimeoutMs: keepAliveTimeout } = settings;
  const server = Object.assign(createServer(serverOptions), serverLimits, { keepAliveTimeout });
  const connections = limitConnections(server, log);
  const shutdown = prepareShutdown(server, connections, settings);
  const { app, admin } = await createApps({ ...connections, ...shutdown });
  if (settings.admin && admin) {
    const adminServer = createServer(serverOptions);
    answerAll(adminServer, admin);
    await listen(adminServer, settings.admin, log);
  }
  answerAll(server, (request, response) => {
    if (!connections.admit(request, response)) return;
    request.url = originForm(request.url ?? '/');
    app(request, response);
  });
  return { port: await listen(server, settings, log), shutdown };
}

/** Has every request answered, also one that asks before it sends its body: its client gets the answer instead. */
function answerAll(server: Server, listener: RequestListener): void {
  for (const event of ['request', 'checkContinue']) server.on(event, listener);
}

/**
 * The path and query of a request target: without the origin that a proxy may have put in front (RFC 9112, section
 * 3.2.2), and without a fragment, which no browser sends. Express would read both with Node's deprecated `url.parse`.
 */
function originForm(target: string): string {
  const [local = ''] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('#', 1);
  return local === '' || local.startsWith('?') ? `/${local}` : local;
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
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens at no port.');
  return address.port;
}

/**
 * Checks what the settings say of the machine. Whether the ports are free is not asked: they may belong to the site that
 * is to be replaced.
 *
 * @throws {OperatorError} naming an address that this machine does not have
 */
export async function checkHosts({ host, admin }: Settings): Promise<void> {
  const hosts = Object.entries({ HOST: host, ...(admin && { ADMIN_HOST: admin.host }) });
  for (const [name, value] of hosts) {
    const server = createServer();
    try {
      await once(server.listen(0, value), 'listening');
    } catch (cause) {
      const { syscall, message } = cause as NodeJS.ErrnoException;
      const reason =
        syscall === 'getaddrinfo'
          ? 'no address is known for this name'
          : `this machine can't listen there (${message})`;
      throw new OperatorError(`${name} is ${JSON.stringify(value)}: ${reason}.`, { cause });
    } finally {
      server.close();
    }
  }
}

/** Where a browser on this machine finds a server that listens there, e.g. `http://localhost:3000`. */
export function localAddress(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  if (isLocal) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
