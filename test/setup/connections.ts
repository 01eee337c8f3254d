import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends one request over its own connection. */
export async function ask(port: number, path: string, headers: OutgoingHttpHeaders = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const settings = { host: '127.0.0.1', port, path, headers, agent: false };
    request(settings, resolve).on('error', reject).end();
  });
  const { statusCode: status } = response;
  return { status, headers: response.headers, text: await text(response) };
}
