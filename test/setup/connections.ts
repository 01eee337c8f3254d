import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

type RequestOptions = {
  readonly host?: string;
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
