import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * Creates the server that the browser talks to while the site behind it restarts. It answers 503 until `forwardTo` is
 * called, and does not listen yet.
 */
export function createDevProxy() {
  let target: Promise<number | undefined> = Promise.resolve(undefined);
  let problem = '';
  const pages = new Set<ServerResponse>();
  const formatProblem = () => `event: problem\ndata: ${JSON.stringify(problem)}\n\n`;

  function keepInformed(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(formatProblem());
    pages.add(response);
    response.once('close', () => pages.delete(response));
  }

  const server = createServer(async (incoming, response) => {
    // Pages of development builds listen here.
    if (incoming.url === '/_dev/changes') return keepInformed(response);
    const port = await target;
    if (port === undefined) respondUnavailable(response, problem);
    else forward(incoming, response, port);
  });

  return {
    server,
    /** Sends requests to this port once it is known; undefined: the site could not start. */
    forwardTo(port: Promise<number | undefined>): void {
      target = port;
    },
    /** Makes every open page reload. */
    announceChange(): void {
      for (const page of pages) page.write('event: change\ndata:\n\n');
    },
    /** Shows what is wrong in every open page, and in those opened from now on; '' for nothing. */
    showProblem(text: string): void {
      problem = text;
      for (const page of pages) page.write(formatProblem());
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

function respondUnavailable(response: ServerResponse, problem: string): void {
  // The browser asks again every second, so the page appears as soon as the code is corrected.
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' });
  response.end(problem || 'The site is being built.\n');
}
