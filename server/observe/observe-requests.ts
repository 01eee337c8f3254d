import type { Request, RequestHandler, Response } from 'express';

/** A request and what became of it. */
export type Exchange = {
  readonly request: Request;
  readonly status: number;
  /** What was answered: a route id, or the name of another answer; `other` where it has none. */
  readonly name: string;
  readonly coding: string;
  /** Body bytes of a complete answer. */
  readonly bytes: number;
  readonly ms: number;
  /** Whether the client went away before it had its answer. */
  readonly aborted: boolean;
};

export type Observer = (exchange: Exchange) => void;

/** Calls the observer for each request when its answer is sent or its connection is closed. */
export function observeRequests(observe: Observer): RequestHandler {
  return function observeRequest(request, response, next) {
    const started = performance.now();
    response.once('close', () => {
      const ms = Math.round((performance.now() - started) * 100) / 100;
      const exchange = { request, ms, ...describeAnswer(request, response) };
      observe(exchange);
    });
    next();
  };
}

function describeAnswer(request: Request, response: Response) {
  const { statusCode: status, locals } = response;
  // Node calls an answer finished, too, whose bytes still waited when its connection was cut.
  const aborted = request.socket.destroyed;
  const hasBody = !aborted && request.method !== 'HEAD';
  return {
    status,
    name: locals.answer ?? 'other',
    coding: response.get('Content-Encoding') ?? 'identity',
    bytes: hasBody ? Number(response.get('Content-Length') ?? 0) : 0,
    aborted,
  };
}
