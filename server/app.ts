import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { oldServiceWorkers, redirects } from '#content/redirects.ts';
import type { Day } from '../shared/months.ts';
import { browserProblems, problemPath } from '../shared/problems.ts';
import { calendarPath } from '../shared/routes.ts';
import { createCalendarHandler } from './calendar/handler.ts';
import type { BuildOutput } from './files/build-output.ts';
import { createFileHandler, prepareFiles } from './files/built-files.ts';
import { writeCrawlerFiles } from './files/crawler-files.ts';
import { sendWorkerRemoval } from './files/old-service-worker.ts';
import { securityTextPath, sendSecurityText } from './files/security-text.ts';
import { redirectToCanonicalChoice } from './middleware/canonical-choice.ts';
import { redirectToCanonicalPath, rejectOtherMethods } from './middleware/canonical-path.ts';
import { handleErrors } from './middleware/errors.ts';
import { rejectViolations } from './middleware/header-limits.ts';
import { sendAssetNotFound } from './middleware/not-found.ts';
import { warnAboutOtherHost } from './middleware/other-host.ts';
import { securityPolicy, setOtherHeaders } from './middleware/security-headers.ts';
import { createAdminApp } from './observe/admin.ts';
import { acceptReport } from './observe/browser-reports.ts';
import { createHealth } from './observe/health.ts';
import { observeRequests } from './observe/observe-requests.ts';
import { createRequestLog } from './observe/request-log.ts';
import { createDailyPages } from './pages/daily-pages.ts';
import { prerenderErrorPages } from './pages/error-pages.ts';
import { createPageHandler } from './pages/handler.ts';
import { createPageRenderer } from './pages/render.tsx';
import { loadPages } from './pages/route-pages.ts';
import type { Connections } from './process/connections.ts';
import type { Log } from './process/log.ts';
import type { Shutdown } from './process/shutdown.ts';
import type { PrerenderedResponse } from './respond/prerendered-response.ts';
import { send } from './respond/send.ts';
import type { Settings } from './settings/settings.ts';

/** The state of the server that the application reports. */
export type ServerState = Pick<Shutdown, 'isDraining'> &
  Pick<Connections, 'count' | 'countRejected'>;

type Dependencies = {
  readonly settings: Settings;
  readonly build: BuildOutput;
  readonly log: Log;
  readonly server: ServerState;
  /** The day in India. */
  readonly today: () => Day;
};

/**
 * Creates the application; handlers are registered in the order of a request. Rejects if a page can't be rendered. Call
 * `recompress` after startup: it compresses the pages further in the background.
 */
export async function createApp(dependencies: Dependencies) {
  const { settings, build, log, server } = dependencies;
  const { publicOrigin, securityContact } = settings;
  const { pages, dailyPages, errorPages, files } = await prerenderResponses(dependencies);
  const health = createHealth(server);
  const metrics = await prepareMetrics(dependencies, files.values());
  const admin = metrics && createAdminApp({ log, health, registry: metrics.registry });
  const app = createExpress(settings);

  app.use(helmet(securityPolicy(settings, build.manifest)), setOtherHeaders(settings, build));
  app.use(closeConnectionsWhileDraining(server));
  // Before the observers: health checks are neither logged nor counted.
  for (const [path, handler] of health) app.get(path, handler);
  if (settings.requestLog) app.use(observeRequests(createRequestLog(log, settings)));
  if (metrics) app.use(observeRequests(metrics.observer));
  app.use(rejectViolations);
  // In development the site may be opened under any host name of this machine.
  if (settings.production) app.use(warnAboutOtherHost(log, publicOrigin));
  for (const source of pages) {
    const { route, page } = source;
    if (page.plan) app.get(route.path, redirectToCanonicalChoice(page.plan.guide));
    app.get(route.path, createPageHandler(source, dailyPages.current));
    if (page.plan) {
      app.get(calendarPath(page.plan.id), createCalendarHandler(source, dailyPages.current));
    }
  }
  if (securityContact) app.get(securityTextPath, sendSecurityText(securityContact, publicOrigin));
  for (const path of oldServiceWorkers) app.get(path, sendWorkerRemoval);
  app.get(/.*/, createFileHandler(files));
  const paths = new Set([...files.keys(), ...listPaths(app)]);
  for (const problem of browserProblems) {
    app.post(problemPath(problem), acceptReport(problem, publicOrigin));
  }
  app.use(redirectToCanonicalPath(paths, redirects));
  app.use(rejectOtherMethods(paths));
  app.use('/assets', sendAssetNotFound);
  app.use((request, response) => send(request, response, errorPages.notFound));
  app.use(handleErrors(log, errorPages.serverError));
  return { app, admin, recompress: dailyPages.recompress };
}

/** Renders every response that exists before the first request. */
async function prerenderResponses({ settings, build, log, today }: Dependencies) {
  const renderer = createPageRenderer(settings, build);
  const pages = await loadPages();
  return {
    pages,
    dailyPages: await createDailyPages({ pages, settings, renderer, log, today }),
    errorPages: await prerenderErrorPages(renderer),
    files: await prepareFiles(build, writeCrawlerFiles(settings, pages)),
  };
}

/** Maximum trusted proxy hops; no real deployment has more. */
const maxProxies = 10;

/** Creates an Express application that compares paths byte for byte, without the headers that this site sets itself. */
function createExpress({ trustedProxies }: Settings): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', trustedProxies);
  const isTrusted = app.get('trust proxy fn');
  // Express checks every forwarded IP address, and a header can contain thousands.
  app.set('trust proxy', (address: string, hop: number) => hop < maxProxies && isTrusted(address));
  return app;
}

/** Paths of the routes registered so far, except regular expressions. */
function listPaths(app: Express): readonly string[] {
  return app.router.stack.flatMap(({ route }) =>
    typeof route?.path === 'string' ? route.path : [],
  );
}

async function prepareMetrics(dependencies: Dependencies, files: Iterable<PrerenderedResponse>) {
  const { settings, build, server } = dependencies;
  if (!settings.admin) return undefined;
  // Loaded only if needed, since loading it delays the startup.
  const { createMetrics } = await import('./observe/metrics.ts');
  return createMetrics({
    build: build.checksum,
    version: settings.version,
    connections: server,
    files: [...new Set(Array.from(files, ({ name }) => name))],
  });
}

/** Makes clients with a keep-alive connection connect to another instance. */
function closeConnectionsWhileDraining({ isDraining }: ServerState): RequestHandler {
  return function closeConnection(_request, response, next) {
    if (isDraining()) response.set('Connection', 'close');
    next();
  };
}
