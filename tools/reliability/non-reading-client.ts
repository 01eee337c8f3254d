import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { readBuildOutput } from '../../server/build-output.ts';

/**
 * A client that asks for more than the buffers between it and the site hold (4 MB on Linux), within what one connection
 * may ask for at once, and takes nothing of it. What happens to its connection is not an error here.
 */
export async function openNonReadingClient(port: number): Promise<Socket> {
  const { hydrate } = readBuildOutput('dist').manifest;
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${hydrate} HTTP/1.1\r\nHost: a.example\r\n\r\n`.repeat(20));
  return socket;
}
