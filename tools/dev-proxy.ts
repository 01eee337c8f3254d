import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

/** Pages of development builds listen here for changes. */
export const changesPath = '/_dev/changes';

/** The server that the browser talks to while the site behind it restarts. */
export type DevProxy = {
  readonly server: Server;
  /** Sends requests to this port once it is known; undefined: the site could not start. */
  forwardTo(port: Promise<number | undefined>): void;
  /** Makes every open page reload. */
  announceChange(): void;
};

/** Creates a proxy that answers 503 until `forwardTo` is called; it does not listen yet. */
export function createDevProxy(): DevProxy {
  let target: Promise<number | undefined> = Promise.resolve(undefined);
  const pages = new Set<ServerResponse>();

  function keepInformed(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    pages.add(response);
    response.once('close', () => pages.delete(response));
  }

  const server = createServer(async (incoming, response) => {
    if (incoming.url === changesPath) return keepInformed(response);
    const port = await target;
    if (port === undefined) answerUnavailable(response);
    else forward(incoming, response, port);
  });

  return {
    server,
    forwardTo(port) {
      target = port;
    },
    announceChange() {
      for (const page of pages) page.write('event: change\ndata:\n\n');
    },
  };
}

function forward(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  forwarded.once('error', () => response.destroy());
  incoming.pipe(forwarded);
}

function answerUnavailable(response: ServerResponse): void {
  // The browser asks again every second, so the page appears as soon as the fault is corrected.
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' });
  response.end('The site could not be built or started. The terminal shows why.\n');
}
