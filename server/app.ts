import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { LogRequest } from './access-log.ts';
import type { Answer } from './answer.ts';
import { readAddress } from './canonical-address.ts';
import type { PreparedResponse } from './prepared-response.ts';
import type { ResponseStore } from './response-store.ts';
import type { HeaderList } from './security-headers.ts';

type Dependencies = {
  readonly answer: Answer;
  readonly store: ResponseStore;
  readonly headers: HeaderList;
  readonly logRequest: LogRequest;
};

/** The application, which does not listen: what happens to a request, in order. */
export function createApp({ answer, store, headers, logRequest }: Dependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(answerPrepared(answer));
  app.use(logWhenFinished(logRequest));
  app.use(setSecurityHeaders(headers));
  app.use(redirectToCanonicalAddress(store));
  app.use(refuseOtherMethods(store));
  app.use((request, response) => send(response, store.missing(request.path)));
  app.use(sayServerError(store));
  return app;
}

function answerPrepared(answer: Answer): RequestHandler {
  return (request, response, next) => {
    if (!answer(request, response)) next();
  };
}

function logWhenFinished(logRequest: LogRequest): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    response.once('finish', () => {
      const bytes =
        request.method === 'HEAD' ? 0 : Number(response.getHeader('content-length') ?? 0);
      logRequest({ request, status: response.statusCode, bytes, started });
    });
    next();
  };
}

function setSecurityHeaders(headers: HeaderList): RequestHandler {
  return (_request, response, next) => {
    response.setHeaders(new Map(headers));
    next();
  };
}

function redirectToCanonicalAddress(store: ResponseStore): RequestHandler {
  return (request, response, next) => {
    const address = readAddress(request.url, store.has);
    if (address.kind === 'malformed') return send(response, store.malformed);
    if (address.kind === 'redirect') {
      response.setHeader('Location', address.location);
      return void response.status(308).end();
    }
    next();
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

function sayServerError(store: ResponseStore): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error, _request, response, _next) => {
    console.error(error);
    if (response.headersSent) return void response.destroy();
    send(response, store.serverError);
  };
}

/** Sends an error page without content coding: rare enough to be simple. */
function send(response: express.Response, { status, representations }: PreparedResponse): void {
  const { headers, body } = representations.identity;
  response.writeHead(status, headers as string[]).end(body);
}
