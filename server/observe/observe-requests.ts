import type { Request, RequestHandler, Response } from 'express';

export type Exchange = ReturnType<typeof describeExchange>;
export type Observer = (exchange: Exchange) => void;

/** Calls the observer for each request when its response is sent or its connection is closed. */
export function observeRequests(observe: Observer): RequestHandler {
  return function observeRequest(request, response, next) {
    const started = performance.now();
    response.once('close', () => observe(describeExchange(request, response, started)));
    next();
  };
}

/** A request and its response. */
function describeExchange(request: Request, response: Response, started: number) {
  const { statusCode: status, locals } = response;
  // Not derived from `finish`, which Node also emits for a response still queued when its connection is reset.
  const aborted = request.socket.destroyed;
  const hasBody = !aborted && request.method !== 'HEAD';
  return {
    request,
    status,
    /** Response name: a route ID or another fixed name. */
    name: locals.responseName ?? 'other',
    /** Body bytes of a complete response. */
    bytes: hasBody ? Number(response.get('Content-Length') ?? 0) : 0,
    ms: Math.round((performance.now() - started) * 100) / 100,
    /** True if the connection was closed before the response was sent. */
    aborted,
  };
}
