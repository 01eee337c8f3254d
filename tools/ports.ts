import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * A port at which nobody listens. It is below those that systems give to clients' connections, one of which could take
 * it before it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  return (await isTaken(port)) ? freePort() : port;
}

/** Whether somebody else has the port, on any address of this machine. */
async function isTaken(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return false;
}

/** Whether the port of this machine accepts connections. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
