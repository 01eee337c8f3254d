import type { IncomingMessage } from 'node:http';
import type { SiteResponse } from './respond/answer.ts';

/** A request and what became of it. */
export type Exchange = {
  readonly request: IncomingMessage;
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

/** Tells the observers of each request, but for health checks, when its answer is sent or its connection is gone. */
export function observeExchanges(observers: readonly Observer[]) {
  return function observe(request: IncomingMessage, response: SiteResponse): void {
    if (observers.length === 0) return;
    const started = performance.now();
    response.once('close', () => {
      const { sent, statusCode: status, writableFinished } = response;
      const name = sent?.name ?? '';
      if (isHealthCheck(name)) return;
      const hasBody = writableFinished && request.method !== 'HEAD' && status !== 304;
      const exchange: Exchange = {
        request,
        status,
        name,
        coding: sent?.coding ?? 'identity',
        bytes: hasBody ? (sent?.body.length ?? 0) : 0,
        ms: Math.round((performance.now() - started) * 100) / 100,
        aborted: !writableFinished,
      };
      for (const tell of observers) tell(exchange);
    });
  };
}

function isHealthCheck(name: string): boolean {
  return name === 'healthz' || name === 'readyz' || name === 'draining';
}
