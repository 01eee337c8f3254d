import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { oldServiceWorkers, redirects } from '#content/redirects.ts';
import type { Day } from '../shared/months.ts';
import { browserProblems, problemAddress } from '../shared/problems.ts';
import { calendarPath } from '../shared/routes.ts';
import { createCalendarHandler } from './calendar/handler.ts';
import type { BuildOutput } from './files/build-output.ts';
import { prepareFiles } from './files/built-files.ts';
import { createFileHandler } from './files/handler.ts';
import { sendWorkerRemoval } from './files/old-service-worker.ts';
import { securityTextPath, sendSecurityText } from './files/security-text.ts';
import { redirectToCanonicalChoice } from './middleware/canonical-choice.ts';
import { redirectToCanonicalPath, refuseOtherMethods } from './middleware/canonical-path.ts';
import { answerErrors } from './middleware/errors.ts';
import { refuseViolations } from './middleware/header-limits.ts';
import { answerAssetNotFound, answerNotFound } from './middleware/not-found.ts';
import { noticeOtherHost } from './middleware/other-host.ts';
import { securityPolicy, setOtherPolicies } from './middleware/security-headers.ts';
import { createAdminApp } from './observe/admin.ts';
import { takeReport } from './observe/browser-reports.ts';
import { createHealth } from './observe/health.ts';
import { observeRequests } from './observe/observe-requests.ts';
import { createRequestLog } from './observe/request-log.ts';
import { type Edition, loadPages, openEdition } from './pages/edition.ts';
import { createEditions } from './pages/editions.ts';
import { prepareErrorPages } from './pages/error-pages.ts';
import { createPageHandler } from './pages/handler.ts';
import { createPageRenderer } from './pages/render.tsx';
import type { Connections } from './process/connections.ts';
import type { Log } from './process/log.ts';
import type { Shutdown } from './process/shutdown.ts';
import type { PreparedResponse } from './respond/prepared-response.ts';
import type { Settings } from './settings/settings.ts';

/** What the application asks of the server in front of it. */
export type ServerState = Pick<Shutdown, 'isDraining'> &
  Pick<Connections, 'count' | 'countRefused'>;

type Dependencies = {
  readonly settings: Settings;
  readonly build: BuildOutput;
  readonly log: Log;
  readonly server: ServerState;
  /** The day in India. */
  readonly today: () => Day;
};

export type Apps = {
  readonly app: Express;
  /** Health and metrics, where the settings give them a port of their own. */
  readonly admin: Express | undefined;
};

/** Everything that is asked of the site, in the order in which a request passes. Rejects when a page can't be rendered. */
export async function createApp(dependencies: Dependencies): Promise<Apps> {
  const { settings, build, log, server } = dependencies;
  const { publicOrigin, securityContact } = settings;
  const { pages, editions, errorPages, files } = await prepareAnswers(dependencies);
  const health = createHealth(server);
  const metrics = await prepareMetrics(dependencies, files.values());
  const admin = metrics && createAdminApp({ log, health, registry: metrics.registry });
  const app = createExpress(settings);

  /** Every path at which there is something. */
  const paths = new Set(files.keys());
  function get(path: string, handler: RequestHandler): void {
    paths.add(path);
    app.get(path, handler);
  }

  app.use(helmet(securityPolicy(settings, build.manifest)), setOtherPolicies(settings));
  app.use(endConnectionsWhileDraining(server));
  // Before what observes requests: nobody wants to read of health checks.
  for (const [path, handler] of health) get(path, handler);
  if (settings.requestLog) app.use(observeRequests(createRequestLog(log, settings)));
  if (metrics) app.use(observeRequests(metrics.observer));
  app.use(refuseViolations);
  // Elsewhere it is opened by any name of this machine.
  if (settings.production) app.use(noticeOtherHost(log, publicOrigin));
  for (const source of pages) {
    const { route, page } = source;
    if (page.plan) app.get(route.path, redirectToCanonicalChoice(page.plan.guide));
    get(route.path, createPageHandler(source, editions));
    if (page.plan) get(calendarPath(page.plan.id), createCalendarHandler(source, editions));
  }
  if (securityContact) get(securityTextPath, sendSecurityText(securityContact, publicOrigin));
  for (const path of oldServiceWorkers) get(path, sendWorkerRemoval);
  app.get(/.*/, createFileHandler(files));
  for (const problem of browserProblems) {
    app.post(problemAddress(problem), takeReport(problem, publicOrigin));
  }
  app.use(redirectToCanonicalPath(paths, redirects));
  app.use(refuseOtherMethods(paths));
  app.use('/assets', answerAssetNotFound);
  app.use(answerNotFound(errorPages.notFound));
  app.use(answerErrors(log, errorPages.serverError));
  return { app, admin };
}

/** All that is ready before the first request. */
async function prepareAnswers({ settings, build, log, today }: Dependencies) {
  const renderer = createPageRenderer(settings, build.manifest);
  const pages = await loadPages();
  const open = (day: Day, before?: Edition) =>
    openEdition({ pages, settings, renderer, log }, day, before);
  return {
    pages,
    editions: await createEditions({ today, open, log }),
    errorPages: await prepareErrorPages(renderer),
    files: await prepareFiles(settings, build),
  };
}

/** More than stand one behind the other anywhere. */
const maxProxies = 10;

/** Express without what this site does by itself, and with paths taken byte for byte. */
function createExpress({ trustedProxies }: Settings): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', trustedProxies);
  const isTrusted = app.get('trust proxy fn');
  // Express looks at each address that was forwarded, and a header may have thousands.
  app.set('trust proxy', (address: string, hop: number) => hop < maxProxies && isTrusted(address));
  return app;
}

async function prepareMetrics(
  { settings, build, server }: Dependencies,
  files: Iterable<PreparedResponse>,
) {
  if (!settings.admin) return undefined;
  // Loaded only here, since that takes time at every start.
  const { createMetrics } = await import('./observe/metrics.ts');
  return createMetrics({
    build: build.checksum,
    version: settings.version,
    connections: server,
    files: [...new Set(Array.from(files, ({ name }) => name))],
  });
}

/** Lets clients that keep their connection find another instance. */
function endConnectionsWhileDraining({ isDraining }: ServerState): RequestHandler {
  return function endConnection(_request, response, next) {
    if (isDraining()) response.set('Connection', 'close');
    next();
  };
}
