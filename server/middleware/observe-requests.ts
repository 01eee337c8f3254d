import type { Request, RequestHandler, Response } from 'express';
import type { Sent } from '../responses/send.ts';

/** A request and what became of it. */
export type Exchange = {
  readonly request: Request;
  readonly status: number;
  /** What was answered: a route id, or the name of another prepared response; empty for any other answer. */
  readonly name: string;
  readonly coding: string;
  /** Body bytes of a complete answer. */
  readonly bytes: number;
  readonly ms: number;
  /** Whether the client went away before it had its answer. */
  readonly aborted: boolean;
};

export type Observer = (exchange: Exchange) => void;

const healthChecks = ['healthz', 'readyz'];

/** Calls the observers for each request, except health checks, when its answer is sent or its connection is closed. */
export function observeRequests(observers: readonly Observer[]): RequestHandler {
  return function observeRequest(request, response, next) {
    const started = performance.now();
    response.once('close', () => {
      const ms = Math.round((performance.now() - started) * 100) / 100;
      const exchange = { request, ms, ...describeAnswer(request, response) };
      if (healthChecks.includes(exchange.name)) return;
      for (const observe of observers) observe(exchange);
    });
    next();
  };
}

function describeAnswer(request: Request, response: Response) {
  const { statusCode: status, writableFinished } = response;
  const sent: Sent | undefined = response.locals['sent'];
  // Node calls an answer finished, too, whose bytes still waited when its connection was cut.
  const aborted = !writableFinished || request.socket.destroyed;
  const hasBody = !aborted && request.method !== 'HEAD' && status !== 304;
  // A shared asset is sent by Express itself.
  const length = sent?.bytes ?? Number(response.get('Content-Length') ?? 0);
  return {
    status,
    name: sent?.name ?? '',
    coding: sent?.coding ?? 'identity',
    bytes: hasBody ? length : 0,
    aborted,
  };
}
