import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import type { Log } from '../log.ts';
import type { SiteResponse } from '../responses/prepared-response.ts';
import type { Settings } from '../settings.ts';

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

const healthChecks = ['healthz', 'readyz'];

/** Calls the observers for each request, except health checks, when its answer is sent or its connection is closed. */
export function createObservation(observers: readonly Observer[]) {
  return function observe(request: IncomingMessage, response: SiteResponse): void {
    if (observers.length === 0) return;
    const started = performance.now();
    response.once('close', () => {
      const { sent, statusCode: status, writableFinished } = response;
      const { name = '', coding = 'identity', body } = sent ?? {};
      if (healthChecks.includes(name)) return;
      const aborted = !writableFinished || request.socket.errored !== null;
      const hasBody = !aborted && request.method !== 'HEAD' && status !== 304;
      const bytes = hasBody ? (body?.length ?? 0) : 0;
      const ms = Math.round((performance.now() - started) * 100) / 100;
      for (const tell of observers) tell({ request, status, name, coding, bytes, ms, aborted });
    });
  };
}

/** An address can be 16 KB long; a line need not. */
const maxPathLength = 256;
const maxIdLength = 128;

/** Logs each request without its query, which may hold what a visitor chose or typed. */
export function createRequestLog(log: Log, settings: Settings): Observer {
  const { TRUST_PROXY: proxies, LOG_ADDRESSES: withAddress } = settings;
  const isTrusted = proxyAddress.compile([...proxies]);

  function idFromProxy({ headers, socket }: IncomingMessage): string | undefined {
    const id = headers['x-request-id'];
    const isAccepted = id !== undefined && isTrusted(socket.remoteAddress ?? '', 0);
    return isAccepted ? String(id).slice(0, maxIdLength) : undefined;
  }

  return ({ request, status, bytes, ms, aborted }) => {
    const path = request.url?.split('?', 1)[0]?.slice(0, maxPathLength);
    const id = proxies.length > 0 ? idFromProxy(request) : undefined;
    log.info({
      method: request.method,
      path,
      status,
      bytes,
      ms,
      ...(aborted && { aborted }),
      ...(id !== undefined && { id }),
      ...(withAddress && { address: proxyAddress(request, isTrusted) }),
    });
  };
}
