import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { describeError } from '../expected-errors.ts';
import { rejectForeignRequests } from '../local-requests.ts';

/** What the browser talks to during development: it stays, while the site behind it is loaded anew after each save. */
export type DevelopmentServer = {
  /** It does not listen yet. */
  readonly server: Server;
  /** Lets a site answer, or what is wrong with it; until it is known, requests wait. Then every open page reloads. */
  showSite(next: Promise<RequestListener>): Promise<void>;
};

export function createDevelopmentServer(): DevelopmentServer {
  const pages = new Set<ServerResponse>();
  let site: Promise<RequestListener> = new Promise(() => undefined);

  const listener: RequestListener = async (request, response) => {
    if (request.url === '/_dev/changes') return keepInformed(response);
    response.once('close', () => {
      const { statusCode } = response;
      // Why there is no site was printed once.
      if (statusCode >= 400 && statusCode !== 503)
        console.error(`${statusCode} ${request.method} ${request.url}`);
    });
    (await site)(request, response);
  };
  const server = createServer(rejectForeignRequests(listener));

  /** The script of open pages listens here. */
  function keepInformed(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    pages.add(response);
    response.once('close', () => pages.delete(response));
  }

  return {
    server,
    async showSite(next) {
      site = next.catch((error: unknown) => {
        const problem = describeError(error);
        console.error(problem);
        return (_request, response) => {
          // The browser asks again each second, so the page appears as soon as the code is corrected.
          response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' });
          response.end(problem);
        };
      });
      await site;
      for (const page of pages) page.write('data: changed\n\n');
    },
  };
}
