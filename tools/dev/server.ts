import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { describeError } from '../expected-errors.ts';
import { rejectForeignRequests } from '../local-requests.ts';

/** The development server. It keeps running while the site is reloaded after each save. */
export type DevelopmentServer = {
  /** Not listening yet. */
  readonly server: Server;
  /** Serves a site, or its build error; requests wait until it settles. Then every open page reloads. */
  showSite(next: Promise<RequestListener>): Promise<void>;
};

export function createDevelopmentServer(): DevelopmentServer {
  const pages = new Set<ServerResponse>();
  let site: Promise<RequestListener> = new Promise(() => undefined);

  const listener: RequestListener = async (request, response) => {
    if (request.url === '/_dev/changes') return keepInformed(response);
    response.once('close', () => {
      const { statusCode } = response;
      // The build error (503) has been printed already.
      if (statusCode >= 400 && statusCode !== 503)
        console.error(`${statusCode} ${request.method} ${request.url}`);
    });
    (await site)(request, response);
  };
  const server = createServer(rejectForeignRequests(listener));

  /** Opens the event stream to which pages listen. */
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
          // The browser reloads every second, so the page appears once the code is fixed.
          response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' });
          response.end(problem);
        };
      });
      await site;
      for (const page of pages) page.write('data: changed\n\n');
    },
  };
}
