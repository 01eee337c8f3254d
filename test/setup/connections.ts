import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
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

/** All that comes on a connection until it ends, one character a byte, and the code of the error where it is reset. */
export async function readToEnd(socket: Socket) {
  let received = '';
  let errorCode: string | undefined;
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    errorCode = error.code;
  });
  socket.resume();
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return { received, errorCode };
}

/** The connections cut so far, by reason, as the metrics have them. */
export function cutIn(metrics: string): Readonly<Record<string, number>> {
  const series = metrics.matchAll(/^site_connections_cut_total\{reason="(.*)"\} (\d+)$/gm);
  return Object.fromEntries([...series].map(([, reason, count]) => [reason, Number(count)]));
}

export const noneCut = { 'too-many-requests': 0, overload: 0, timeout: 0, shutdown: 0 };
