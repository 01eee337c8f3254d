import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { HeaderList } from './render/security-headers.ts';
import type { Answer, AnswerFault } from './respond/answer.ts';
import { caching } from './respond/caching.ts';
import { readAddress } from './respond/canonical-address.ts';
import type { ResponseStore } from './respond/response-store.ts';

type Dependencies = {
  readonly store: ResponseStore;
  readonly headers: HeaderList;
  readonly answer: Answer;
  readonly answerFault: AnswerFault;
  /** Folder with the assets of other builds. */
  readonly sharedAssets?: string | undefined;
};

/** What happens, in order, to a request without a prepared response: another spelling or method. */
export function createApp(dependencies: Dependencies): Express {
  const { store, headers, answer, answerFault, sharedAssets } = dependencies;
  const app = express();
  app.disable('x-powered-by');
  app.use(setHeaders(headers));
  app.use(redirectToCanonicalAddress(store, answer));
  app.use(refuseOtherMethods(store));
  if (sharedAssets) app.use('/assets', serveSharedAssets(sharedAssets));
  app.use((request, response) => answer(request, response, store.missing(request.path)));
  app.use(handleErrors(answerFault));
  return app;
}

function setHeaders(headers: HeaderList): RequestHandler {
  const map = new Map(headers);
  return (_request, response, next) => {
    response.setHeaders(map);
    next();
  };
}

function redirectToCanonicalAddress(store: ResponseStore, answer: Answer): RequestHandler {
  return (request, response, next) => {
    const address = readAddress(request.url, store.has);
    if (address.kind === 'as-is') return next();
    if (address.kind === 'malformed') return answer(request, response, store.errors.badRequest);
    response.setHeaders(new Map([...caching.redirect, ['Location', address.location]]));
    response.status(308).end();
  };
}

const allowedMethods = 'GET, HEAD, OPTIONS';

function refuseOtherMethods(store: ResponseStore): RequestHandler {
  return (request, response, next) => {
    if (!store.has(request.path)) return next();
    response.setHeader('Allow', allowedMethods);
    response.status(request.method === 'OPTIONS' ? 204 : 405).end();
  };
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

function handleErrors(answerFault: AnswerFault): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error, request, response, _next) => answerFault(error, request, response);
}
