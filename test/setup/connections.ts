import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends one request over its own connection, with any `Host` or `Connection`, which `fetch` would replace. */
export async function ask(port: number, path: string, headers: OutgoingHttpHeaders = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const settings = { host: '127.0.0.1', port, path, headers, agent: false };
    request(settings, resolve).on('error', reject).end();
  });
  const { statusCode: status } = response;
  return { status, headers: response.headers, text: await text(response) };
}

/** The bytes of a request that keeps its connection open. */
export function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`;
}

/** Opens a connection and sends bytes, one for each character of the text. */
export async function openSocket(port: number, bytes = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return socket;
}
