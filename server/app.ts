import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { redirects } from '#content/redirects.ts';
import { calendarPath } from '../shared/routes.ts';
import type { Day } from '../shared/time/months.ts';
import { createCalendarHandler } from './calendar/handler.ts';
import type { BuildOutput } from './files/build-output.ts';
import { createFileHandler, prepareFiles } from './files/built-files.ts';
import { writeCrawlerFiles } from './files/crawler-files.ts';
import { securityTextPath, sendSecurityText } from './files/security-text.ts';
import { redirectToCanonicalPath, rejectOtherMethods } from './middleware/canonical-path.ts';
import { handleErrors } from './middleware/errors.ts';
import { rejectViolations } from './middleware/header-limits.ts';
import { sendAssetNotFound } from './middleware/not-found.ts';
import { securityPolicy, setOtherHeaders } from './middleware/security-headers.ts';
import { createAdminApp } from './observe/admin.ts';
import { createHealth } from './observe/health.ts';
import { createMetrics } from './observe/metrics.ts';
import { observeRequests } from './observe/observe-requests.ts';
import { createRequestLog } from './observe/request-log.ts';
import { createDailyPages } from './pages/daily-pages.ts';
import { prerenderErrorPages } from './pages/error-pages.ts';
import { createPageHandler } from './pages/handler.ts';
import { createPageRenderer } from './pages/render.tsx';
import { routePages as pages } from './pages/route-pages.ts';
import type { Log } from './process/log.ts';
import type { ServerState } from './process/server.ts';
import { send } from './respond/send.ts';
import type { Settings } from './settings/settings.ts';

type Dependencies = {
  readonly settings: Settings;
  readonly build: BuildOutput;
  readonly log: Log;
  readonly server: ServerState;
  /** The day in India. */
  readonly today: () => Day;
};

/** Creates the application; handlers are registered in the order of a request. Rejects if a page can't be rendered. */
export async function createApp({ settings, build, log, server, today }: Dependencies) {
  const renderer = createPageRenderer(settings, build);
  const dailyPages = await createDailyPages({ pages, settings, renderer, today });
  const errorPages = await prerenderErrorPages(renderer);
  const files = await prepareFiles(build, writeCrawlerFiles(settings, pages));
  const health = createHealth(server);
  const { adminPort, version } = settings;
  const metrics =
    adminPort && createMetrics({ build: build.checksum, version, connections: server });
  const paths = new Set([...health.keys(), ...files.keys(), securityTextPath]);

  const app = express().disable('x-powered-by').disable('etag');
  // Paths are compared byte for byte.
  app.enable('case sensitive routing').enable('strict routing');
  app.use(helmet(securityPolicy(settings, build.manifest)), setOtherHeaders(settings, build));
  app.use(closeConnectionsWhileDraining(server));
  // Before the observers: health checks are neither logged nor counted.
  for (const [path, handler] of health) app.get(path, handler);
  if (settings.requestLog) app.use(observeRequests(createRequestLog(log)));
  if (metrics) app.use(observeRequests(metrics.observer));
  app.use(rejectViolations);
  for (const source of pages) {
    const { route, page } = source;
    app.get(route.path, createPageHandler(source, dailyPages));
    paths.add(route.path);
    if (!page.plan) continue;
    const calendar = calendarPath(page.plan.id);
    app.get(calendar, createCalendarHandler(source, dailyPages));
    paths.add(calendar);
  }
  app.get(securityTextPath, sendSecurityText(settings));
  app.get(/.*/, createFileHandler(files));
  app.use(redirectToCanonicalPath(paths, redirects));
  app.use(rejectOtherMethods(paths));
  app.use('/assets', sendAssetNotFound);
  app.use((request, response) => send(request, response, errorPages.notFound));
  app.use(handleErrors(log, errorPages.serverError));

  const admin = metrics ? createAdminApp({ health, registry: metrics.registry }) : undefined;
  return { app, admin };
}

/** Makes clients with a keep-alive connection connect to another instance. */
function closeConnectionsWhileDraining({ isDraining }: ServerState): RequestHandler {
  return function closeConnection(_request, response, next) {
    if (isDraining()) response.set('Connection', 'close');
    next();
  };
}
