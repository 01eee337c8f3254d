import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

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
