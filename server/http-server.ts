import { createServer, type RequestListener, type Server } from 'node:http';
import { serverLimits, serverOptions } from './limits.ts';
import { OperatorError } from './operator-error.ts';

/** A server within the limits, that does not listen yet. */
export function createLimitedServer(keepAliveTimeoutMs: number): Server {
  return Object.assign(createServer(serverOptions), serverLimits, {
    keepAliveTimeout: keepAliveTimeoutMs,
  });
}

/** Lets the listener answer every request. */
export function answerWith(server: Server, listener: RequestListener): void {
  server.on('request', listener);
  // A client that waits for leave to send a body gets its answer instead.
  server.on('checkContinue', listener);
}

type Address = { readonly host: string; readonly port: number };

/** Starts listening. Rejects with an error that names the port when it can't be had. */
export function listen(server: Server, { host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'it is taken' : cause.message;
      reject(new OperatorError(`Port ${port} on ${host} can't be used: ${reason}.`, { cause }));
    });
    server.listen(port, host, resolve);
  });
}
