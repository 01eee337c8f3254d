import type { Server } from 'node:http';

type Address = { readonly host: string; readonly port: number };

/** Starts listening. Rejects with an error that names the port when it can't be had. */
export function listen(server: Server, { host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'it is taken' : cause.message;
      reject(new Error(`Port ${port} on ${host} can't be used: ${reason}.`, { cause }));
    });
    server.listen(port, host, resolve);
  });
}

/** Requests still unanswered after this many milliseconds are cut off. */
const patience = 8_000;

/** Stops listening and answers what is in flight; the process then ends by itself. */
export function closeGracefully(server: Server): void {
  server.close();
  // A connection that turns idle after its answer would keep the process alive until its own time-out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), patience);
  server.once('close', () => {
    clearInterval(sweep);
    clearTimeout(limit);
  });
}
