import { createServer, type RequestListener } from 'node:http';
import { site } from '#content/site.ts';
import { createLog } from '../../server/process/log.ts';
import { listen, localOrigin } from '../../server/process/server.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { inIndia } from '../../shared/time/months.ts';
import { describeError } from '../expected-errors.ts';

// The process that `npm run dev` starts after each save: serves the site or, in its place, the error in the code.
const settings = parseSettings(process.env);
const problem = process.env['BUILD_PROBLEM'];
const app = problem
  ? showProblem(problem)
  : await createSite().catch((error) => showProblem(describeError(error)));
process.on('uncaughtException', (error) => console.error(describeError(error)));
const port = await listen(createServer(respond), settings);
console.log(`${site.name} is at ${localOrigin(settings.host, port)}`);

function respond(...[request, response]: Parameters<RequestListener>): void {
  if (request.url === '/_dev/connection') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('retry: 100\n\n');
    return;
  }
  app(request, response);
}

async function createSite(): Promise<RequestListener> {
  // Imported here, so that an error in any module is also shown.
  const { createApp } = await import('../../server/app.ts');
  const { readBuildOutput } = await import('../../server/files/build-output.ts');
  const { app } = await createApp({
    settings,
    build: readBuildOutput('dist-dev'),
    log: createLog(process.stdout),
    server: {
      isDraining: () => false,
      count: () => 0,
      countRejected: () => ({ connections: 0, pipelined: 0 }),
    },
    today: () => inIndia(Date.now()).day,
  });
  return app;
}

function showProblem(text: string): RequestListener {
  console.error(text);
  return (_request, response) => {
    // The browser reloads every second, so the page appears once the code is fixed.
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' });
    response.end(text);
  };
}
