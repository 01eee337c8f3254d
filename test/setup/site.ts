import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { readBuildOutput } from '../../server/build-output.ts';
import { parseConfig } from '../../server/config.ts';
import { createSite, type Site } from '../../server/site.ts';

/** Settings of a running site, all different from the defaults, so that a default in an answer is noticed. */
export const testEnvironment = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.par-avion.example',
  ENQUIRY_ENDPOINT: 'https://forms.example',
  ENQUIRY_INBOX: 'inbox@par-avion.example',
  CONTACT_EMAIL: 'hello@par-avion.example',
  CONTACT_PHONE: '+91 40 0000 0000',
  LOG_LEVEL: 'silent',
} as const;

/** What one request got, byte for byte: nothing is decoded and no redirect is followed. */
export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Served = {
  readonly name: string;
  /** Listening: what supertest takes. */
  readonly server: Server;
  /** Sends exactly this request target: no client tidies its dots, slashes and escapes. */
  ask(target: string, options?: Ask): Promise<Reply>;
};

/** The site as the product puts it together, over the real build. */
export function createTestSite(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
  const config = parseConfig({ ...testEnvironment, ...environment });
  return createSite(config, readBuildOutput('dist'));
}

/** The site in its two forms, which must not differ, listening until the tests of the file are over. */
export async function serveBothWays(
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly [Served, Served]> {
  const site = await createTestSite(environment);
  return [
    await serve('by the Express application', createServer(site.app)),
    await serve('by the server, with known addresses in front', createServer(site.listener)),
  ];
}

/** Lets the server listen until the tests of the file are over. */
export async function serve(name: string, server: Server): Promise<Served> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return { name, server, ask: (target, options) => ask(portOf(server), target, options) };
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** One request over a connection of its own. */
export async function ask(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: Ask = {},
): Promise<Reply> {
  const sent = request({ host: '127.0.0.1', port, path: target, method, headers, agent: false });
  sent.end();
  const [incoming] = await once(sent, 'response');
  const body = await buffer(incoming);
  return {
    status: incoming.statusCode,
    headers: incoming.headers,
    body,
    text: body.toString(),
  };
}

/** Sends bytes that no HTTP client would send, and returns all that comes back. */
export async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return (await buffer(socket)).toString();
}

/** The address a form's enquiries go to under `testEnvironment`. */
export const testEnquiryAction = `${testEnvironment.ENQUIRY_ENDPOINT}/${testEnvironment.ENQUIRY_INBOX}`;
