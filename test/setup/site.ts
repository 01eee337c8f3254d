import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { readBuildOutput } from '../../server/build-output.ts';
import { createLog } from '../../server/log.ts';
import { parseSettings } from '../../server/settings.ts';
import { startSite } from '../../server/start-server.ts';

export { get } from '../../tools/reliability/clients.ts';

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

/** Every optional setting that shows on a page, with long values. */
export const completeSettings = {
  CONTACT_WHATSAPP: '+91 (90000) 12-345',
  OFFICE_HOURS: 'Monday to Saturday, 10 am to 6 pm; Sunday by appointment',
  LICENCE_CANADA: 'RCIC licence R 000000',
} as const;

type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What one request got, byte for byte: nothing is decoded and no redirect is followed. */
export type Reply = Awaited<ReturnType<typeof ask>>;

export type Served = Awaited<ReturnType<typeof serveSite>>;

/** Serves the real build as production does, at a port of its own, until the tests of the file are over. */
export async function serveSite(
  environment: Readonly<Record<string, string>> = {},
  build = readBuildOutput('dist'),
) {
  const settings = parseSettings({ ...testEnvironment, HOST: '127.0.0.1', ...environment });
  const logged: Readonly<Record<string, unknown>>[] = [];
  const log = createLog({ write: (line) => void logged.push(JSON.parse(line)) });
  const { server, shutdown } = await startSite({ ...settings, PORT: 0 }, build, log);
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const port = portOf(server);
  return {
    port,
    server,
    shutdown,
    ask: (target: string, options?: RequestOptions) => ask(port, target, options),
    /** What the site has logged, one entry a line. */
    logged,
  };
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** One request over a connection of its own, for exactly this target: its dots, slashes and escapes stay as they are. */
export async function ask(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: RequestOptions = {},
) {
  const sent = request({ host: '127.0.0.1', port, path: target, method, headers, agent: false });
  const [incoming] = (await once(sent.end(), 'response')) as [IncomingMessage];
  const { statusCode: status, headers: received } = incoming;
  const body = await buffer(incoming);
  return { status, headers: received, body, text: body.toString() };
}

/** A connection on which these bytes have been sent. */
export async function openSocket(port: number, bytes = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return socket;
}

/** Sends bytes that no HTTP client would send, and returns all that comes back, one character a byte. */
export async function sendBytes(port: number, bytes: string): Promise<string> {
  return (await buffer(await openSocket(port, bytes))).toString('latin1');
}
