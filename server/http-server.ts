import type { Server } from 'node:http';
import type { Socket } from 'node:net';

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
const shutdownTimeoutMs = 8_000;

/**
 * Returns a function for a graceful shutdown: it stops listening, answers what is in flight and announces with each
 * answer that the connection ends; the process then ends by itself.
 */
export function prepareShutdown(server: Server): () => void {
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  return () => {
    server.close();
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    // Browsers preconnect. Node counts a connection that has never sent anything as active.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    // A connection that turns idle after its answer would keep the process alive until its own time-out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(limit);
    });
  };
}
