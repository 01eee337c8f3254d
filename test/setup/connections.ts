import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

type RequestOptions = {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One request over a connection of its own. */
export async function ask(port: number, path: string, options: RequestOptions = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const settings = { host: '127.0.0.1', ...options, port, path, agent: false };
    request(settings, resolve).on('error', reject).end();
  });
  const { statusCode: status, headers } = response;
  return { status, headers, text: await text(response) };
}

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
