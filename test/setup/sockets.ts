import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { readBuildOutput } from '../../server/build-output.ts';

/** A request as it is sent. Its connection stays open. */
export function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`;
}

/** A connection on which these bytes have been sent, one character a byte. */
export async function openSocket(port: number, bytes = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return socket;
}

/** Within what one connection may ask for at once. */
export const requestsOfNonReader = 20;

/**
 * A client that asks for more than the buffers between it and the site hold (4 MB on Linux), and takes nothing of it.
 * What happens to its connection is not an error here.
 */
export async function openNonReadingClient(port: number): Promise<Socket> {
  const { hydrate } = readBuildOutput('dist').manifest;
  const socket = await openSocket(port);
  socket.on('error', () => undefined);
  socket.pause().write(get(hydrate).repeat(requestsOfNonReader));
  return socket;
}
