import type { Socket } from 'node:net';
import { readBuildOutput } from '../../server/build-output.ts';
import { get, openSocket } from './sockets.ts';

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
