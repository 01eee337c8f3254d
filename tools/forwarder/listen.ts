import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where to listen; port 0 is any free one. */
export type ListenAddress = { readonly host: string; readonly port: number };

/** A listening service: its origin (`http://127.0.0.1:41234`) and a function that closes it. */
export type Listening = { readonly origin: string; close(): Promise<void> };

/**
 * Starts the service. Rejects with an error that names host and port when they can't be used; the system's own error is
 * its `cause`.
 */
export function listen(
  forwarder: { readonly app: RequestListener },
  { host, port }: ListenAddress,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = createServer(forwarder.app);
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'the port is taken' : cause.message;
      const place = `port ${port} of ${host}`;
      reject(new Error(`The local forwarding service can't use ${place}: ${why}`, { cause }));
    });
    server.listen({ host, port }, () => {
      const address = server.address() as AddressInfo;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ origin: `http://${name}:${address.port}`, close });
    });

    function close(): Promise<void> {
      return new Promise((done) => {
        server.close(() => done());
        // In mode `hang` requests are never answered, so waiting for them would not end.
        server.closeAllConnections();
      });
    }
  });
}
