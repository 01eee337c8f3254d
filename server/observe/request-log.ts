import type { Request } from 'express';
import type { Log } from '../process/log.ts';
import type { Observer } from './observe-requests.ts';

/** Maximum length of a path in the log: a URL can have 8 KB. */
const maxPathLength = 256;
const maxIdLength = 128;

/** Logs each request without its query, which may contain a visitor's choice or text. */
export function createRequestLog(log: Log): Observer {
  return function logRequest({ request, status, bytes, ms, aborted }) {
    const { method, path, id } = describeRequest(request);
    log.info({
      method,
      path,
      status,
      bytes,
      ms,
      ...(aborted && { aborted }),
      ...(id !== undefined && { id }),
    });
  };
}

/** The fields that identify a request in the log: its path without the query, and the ID from a proxy. */
export function describeRequest(request: Request) {
  const { method, originalUrl } = request;
  // Forwarded links may contain an escaped query, or one that begins with `&`.
  const path = originalUrl.split(/[?&]|%3F|%26/i, 1)[0]?.slice(0, maxPathLength);
  const id = request.get('X-Request-Id')?.slice(0, maxIdLength) || undefined;
  return { method, path, id };
}
