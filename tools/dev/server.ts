import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** What the browser talks to during development. */
export type DevelopmentServer = {
  /** It does not listen yet. */
  readonly server: Server;
  /** Lets this site answer from now on, and makes every open page reload. */
  showSite(site: RequestListener): void;
  /** Shows what is wrong in every open page, and in those opened from now on; '' for nothing. */
  showProblem(problem: string): void;
};

/** Creates the server. Until it is given a site it answers 503. */
export function createDevelopmentServer(): DevelopmentServer {
  let site: RequestListener = respondUnavailable;
  let problem = '';
  const pages = new Set<ServerResponse>();

  const server = createServer((request, response) => {
    if (request.url === '/_dev/changes') keepInformed(response);
    else site(request, response);
  });

  /** The script of open pages listens here. */
  function keepInformed(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    pages.add(response);
    response.once('close', () => pages.delete(response));
    sendProblem(response);
  }

  function sendProblem(response: ServerResponse): void {
    response.write(`event: problem\ndata: ${JSON.stringify(problem)}\n\n`);
  }

  function respondUnavailable(_request: unknown, response: ServerResponse): void {
    // The browser asks again every second, so the page appears as soon as the code is corrected.
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' });
    response.end(problem || 'The site is being built.\n');
  }

  return {
    server,
    showSite(nextSite) {
      site = nextSite;
      for (const page of pages) page.write('event: change\ndata:\n\n');
    },
    showProblem(nextProblem) {
      problem = nextProblem;
      for (const page of pages) sendProblem(page);
    },
  };
}
