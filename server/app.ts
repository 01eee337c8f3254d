import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { calendarPath, destinationRoutes } from '../shared/routes.ts';
import type { BuildOutput } from './build-output.ts';
import type { Log } from './log.ts';
import { countBrowserProblem } from './middleware/browser-problems.ts';
import { createCalendarHandler } from './middleware/calendar.ts';
import { asterisk, readAddress, readTarget } from './middleware/canonical-address.ts';
import { findViolation } from './middleware/header-limits.ts';
import { createObservation, type Observer } from './middleware/request-log.ts';
import { createPageRenderer } from './render/page.tsx';
import { caching } from './responses/caching.ts';
import { type Address, prepareAddresses } from './responses/pages-and-files.ts';
import { createResponder, type Respond } from './responses/prepared-response.ts';
import { createSecurityHeaders, type HeaderList } from './responses/security-headers.ts';
import { type Notices, prepareNotices } from './responses/status-responses.ts';
import type { Settings } from './settings.ts';

type SiteDependencies = {
  readonly log: Log;
  /** Called for each request. */
  readonly observers: readonly Observer[];
  /** Whether the process is about to end. */
  isDraining(): boolean;
};

/**
 * The whole site, in the order in which a request passes through it. What has a prepared response is answered before
 * Express, which takes four times as long. Rejects when a page can't be rendered, so that a broken page fails the start.
 */
export async function createSite(
  settings: Settings,
  build: BuildOutput,
  { log, observers, isDraining }: SiteDependencies,
): Promise<RequestListener> {
  const headers = createSecurityHeaders(settings, build.manifest);
  const renderer = createPageRenderer(settings, build.manifest);
  const notices = await prepareNotices(renderer, headers);
  const addresses = await prepareAddresses({ settings, build, renderer, headers });
  for (const { id } of destinationRoutes) addresses.set(calendarPath(id), () => undefined);
  addresses.set('/healthz', () => notices.healthy);
  addresses.set('/readyz', () => (isDraining() ? notices.draining : notices.ready));

  const observe = createObservation(observers);
  const respond = createResponder(notices.notAcceptable);
  const respondWithError = createErrorResponder(log, respond, notices);
  const answerCalendar = createCalendarHandler({ settings, headers, renderer, respond });
  const app = createApp({
    headers,
    addresses,
    notices,
    respond,
    respondWithError,
    answerCalendar,
    sharedAssets: settings.SHARED_ASSETS,
  });

  return function answer(request, response) {
    observe(request, response);
    try {
      const violation = findViolation(request);
      if (violation || isDraining()) response.shouldKeepAlive = false;
      if (violation) return respond(request, response, notices[violation]);
      const prepared = findPrepared(request, addresses);
      if (prepared) return respond(request, response, prepared);
      app(request, response);
    } catch (error) {
      respondWithError(error, request, response);
    }
  };
}

type Addresses = ReadonlyMap<string, Address>;

function findPrepared({ method, url = '' }: IncomingMessage, addresses: Addresses) {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { path, query } = readTarget(url);
  // A question mark with nothing behind it, as a form without fields leaves it, is another spelling of the path.
  return query === '' ? undefined : addresses.get(path)?.(query);
}

type Parts = {
  readonly headers: HeaderList;
  readonly addresses: Addresses;
  readonly notices: Notices;
  readonly respond: Respond;
  readonly respondWithError: ErrorResponder;
  readonly answerCalendar: ReturnType<typeof createCalendarHandler>;
  readonly sharedAssets: string | undefined;
};

/** What Express does, in this order, with another spelling, another method, and where nothing is. */
function createApp({ headers, addresses, notices, respond, ...parts }: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  // For what has no prepared response: redirects, refused methods, shared assets.
  app.use(function setSecurityHeaders(_request, response, next) {
    response.setHeaders(new Map(headers));
    next();
  });
  app.use(function redirectToCanonicalAddress(request, response, next) {
    const reading = readAddress(readTarget(request.url), (path) => addresses.has(path));
    if (reading.kind === 'as-is') return next();
    if (reading.kind === 'malformed') return respond(request, response, notices.badRequest);
    response.setHeaders(new Map([...caching.hour, ['Location', reading.location]]));
    response.status(308).end();
  });
  app.get('/calendar/:destination.ics', parts.answerCalendar);
  app.post('/browser-problem/:problem', countBrowserProblem);
  app.use(function refuseOtherMethods(request, response, next) {
    if (!addresses.has(request.path) && request.path !== asterisk) return next();
    response.setHeader('Allow', 'GET, HEAD, OPTIONS');
    response.status(request.method === 'OPTIONS' ? 204 : 405).end();
  });
  if (parts.sharedAssets) app.use('/assets', serveSharedAssets(parts.sharedAssets));
  app.use(function answerNotFound(request, response) {
    const isAsset = request.path.startsWith('/assets/');
    respond(request, response, isAsset ? notices.assetNotFound : notices.notFound);
  });
  // Express knows it by its four parameters.
  const answerError: ErrorRequestHandler = (error, request, response, _next) =>
    parts.respondWithError(error, request, response);
  app.use(answerError);
  return app;
}

/** Pages of the build before or after this one name assets that only the folder has. */
function serveSharedAssets(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response) => response.setHeaders(new Map(caching.asset)),
  });
}

type ErrorResponder = (error: unknown, request: IncomingMessage, response: ServerResponse) => void;

/** Logs an error and answers with a view that says nothing of its cause. */
function createErrorResponder(log: Log, respond: Respond, notices: Notices): ErrorResponder {
  return function respondWithError(error, request, response) {
    log.error(error, 'a request failed');
    if (response.headersSent) response.destroy();
    else respond(request, response, notices.serverError);
  };
}
