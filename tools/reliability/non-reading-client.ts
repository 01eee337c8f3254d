import type { Socket } from 'node:net';
import { readBuildOutput } from '../../server/build-output.ts';
import { get, openSocket } from './sockets.ts';

/**
 * A client that asks for more than the buffers between it and the site hold (4 MB on Linux), within what one connection
 * may ask for at once, and takes nothing of it. What happens to its connection is not an error here.
 */
export async function openNonReadingClient(port: number): Promise<Socket> {
  const { hydrate } = readBuildOutput('dist').manifest;
  const socket = await openSocket(port);
  socket.on('error', () => undefined);
  socket.pause().write(get(hydrate).repeat(20));
  return socket;
}
