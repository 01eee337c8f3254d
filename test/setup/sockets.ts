import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The bytes of a request that keeps its connection open. */
export function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`;
}

/** Opens a connection and sends bytes, given as one character each. */
export async function openSocket(port: number, bytes = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return socket;
}
