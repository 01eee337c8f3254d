import express, { type Express } from 'express';
import { redirects } from '#content/route-rows.ts';
import { browserProblems, problemAddress } from '../shared/browser/problems.ts';
import { calendarPath, destinationRoutes, enquirySentAddress, routes } from '../shared/routes.ts';
import type { BuildOutput } from './build-output.ts';
import { createCalendarHandler } from './calendar/handler.tsx';
import type { Log } from './log.ts';
import { takeBrowserProblem } from './middleware/browser-problems.ts';
import { redirectToCanonicalPath } from './middleware/canonical-path.ts';
import { answerErrors } from './middleware/errors.ts';
import { refuseViolations } from './middleware/header-limits.ts';
import { type Observer, observeRequests } from './middleware/observe-requests.ts';
import { refuseOtherMethods } from './middleware/other-methods.ts';
import { createSecurityTextHandler, securityTextPath } from './middleware/security-text.ts';
import { serveSharedAssets } from './middleware/shared-assets.ts';
import { checkRedirects } from './redirects.ts';
import { createPageRenderer } from './render/page.tsx';
import { prepareFiles } from './responses/files.ts';
import { prepareEnquirySent, preparePages } from './responses/pages.ts';
import { createSecurityHeaders } from './responses/security-headers.ts';
import { createSend } from './responses/send.ts';
import { prepareStatusResponses } from './responses/status-responses.ts';
import type { Settings } from './settings.ts';

type Dependencies = {
  readonly settings: Settings;
  readonly build: BuildOutput;
  readonly log: Log;
  /** Called for each request. */
  readonly observers: readonly Observer[];
  /** Whether the process is about to end. */
  isDraining(): boolean;
};

/** Everything that is asked of the site, in the order in which a request passes. Rejects when a page can't be rendered. */
export async function createApp(dependencies: Dependencies): Promise<Express> {
  const { settings, build, log, observers, isDraining } = dependencies;
  const { publicOrigin, securityContact: contact } = settings;
  const { enquiryReturn } = settings.site;
  const headers = createSecurityHeaders(settings, build.manifest);
  const renderer = createPageRenderer(settings, build.manifest);
  const defaults = { headers, compressed: !build.manifest.development };
  const statuses = await prepareStatusResponses(renderer, defaults);
  const pages = await preparePages(renderer, defaults);
  const enquirySent = enquiryReturn ? await prepareEnquirySent(renderer, defaults) : undefined;
  const files = await prepareFiles({ settings, build, defaults });
  const paths = new Set([...pagePaths, ...files.keys()]);
  const send = createSend(statuses.notAcceptable);

  const app = createExpress(settings.trustedProxies);
  if (observers.length > 0) app.use(observeRequests(observers));
  app.use(refuseViolations(send, statuses));
  app.get('/healthz', function sendHealth(request, response) {
    send(request, response, statuses.healthy);
  });
  app.get('/readyz', function sendReadiness(request, response) {
    send(request, response, isDraining() ? statuses.draining : statuses.ready);
  });
  for (const { route, page } of pages) {
    app.get(route.path, function sendPage(request, response) {
      const isReturn = enquirySent && request.url === enquirySentAddress;
      send(request, response, isReturn ? enquirySent : page);
    });
  }
  for (const route of destinationRoutes) {
    app.get(
      calendarPath(route.id),
      createCalendarHandler({ route, settings, headers, renderer, send }),
    );
  }
  if (contact) {
    const securityText = createSecurityTextHandler({ contact, publicOrigin, headers, send });
    app.get(securityTextPath, securityText);
    paths.add(securityTextPath);
  }
  app.get(/.*/, function sendFile(request, response, next) {
    const file = files.get(request.path);
    if (file) send(request, response, file);
    else next();
  });
  for (const problem of browserProblems) {
    app.post(problemAddress(problem), takeBrowserProblem(problem, headers));
  }
  const oldPaths = checkRedirects(redirects, paths);
  app.use(redirectToCanonicalPath({ paths, redirects: oldPaths, headers, send, statuses }));
  app.use(refuseOtherMethods(paths, headers));
  if (settings.sharedAssets) app.use('/assets', serveSharedAssets(settings.sharedAssets, headers));
  app.use(function sendNotFound(request, response) {
    const isAsset = request.path.startsWith('/assets/');
    send(request, response, isAsset ? statuses.assetNotFound : statuses.notFound);
  });
  app.use(answerErrors(log, send, statuses));
  return app;
}

/** Every path at which there is something, besides files. */
const pagePaths: readonly string[] = [
  ...routes.map(({ path }) => path),
  ...destinationRoutes.map(({ id }) => calendarPath(id)),
  '/healthz',
  '/readyz',
];

/** Express without what this site does by itself, and with paths taken byte for byte. */
function createExpress(trustedProxies: readonly string[]): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', trustedProxies);
  return app;
}
