import type { Server } from 'node:http';
import { OperatorError } from './operator-error.ts';

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
