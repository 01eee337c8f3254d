import type { Request, RequestHandler, Response } from 'express';

/** A request and its response. */
export type Exchange = {
  readonly request: Request;
  readonly status: number;
  /** Response name: a route ID or another fixed name; `other` if unset. */
  readonly name: string;
  /** Content encoding. */
  readonly encoding: string;
  /** Body bytes of a complete response. */
  readonly bytes: number;
  readonly ms: number;
  /** True if the connection was closed before the response was sent. */
  readonly aborted: boolean;
};

export type Observer = (exchange: Exchange) => void;

/** Calls the observer for each request when its response is sent or its connection is closed. */
export function observeRequests(observe: Observer): RequestHandler {
  return function observeRequest(request, response, next) {
    const started = performance.now();
    response.once('close', () => {
      const ms = Math.round((performance.now() - started) * 100) / 100;
      observe({ request, ms, ...describeResponse(request, response) });
    });
    next();
  };
}

function describeResponse(request: Request, response: Response) {
  const { statusCode: status, locals } = response;
  // Not derived from `finish`, which Node also emits for a response still queued when its connection is reset.
  const aborted = request.socket.destroyed;
  const hasBody = !aborted && request.method !== 'HEAD';
  return {
    status,
    name: locals.responseName ?? 'other',
    encoding: response.get('Content-Encoding') ?? 'identity',
    bytes: hasBody ? Number(response.get('Content-Length') ?? 0) : 0,
    aborted,
  };
}
