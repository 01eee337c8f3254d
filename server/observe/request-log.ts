import { isIP } from 'node:net';
import type { Request } from 'express';
import type { Log } from '../process/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { Observer } from './observe-requests.ts';

/** An address can be 16 KB long; a line need not. */
const maxPathLength = 256;
const maxIdLength = 128;

/** Logs each request without its query, which may hold what a visitor chose or typed. */
export function createRequestLog(log: Log, { logAddresses }: Settings): Observer {
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
      // A proxy may forward anything as its client's address.
      ...(logAddresses && isIP(request.ip ?? '') && { address: request.ip }),
    });
  };
}

/** What the log says of a request: its path, without the query, and the id that a trusted proxy gave it. */
export function describeRequest(request: Request) {
  const { method, originalUrl } = request;
  const path = originalUrl.split('?', 1)[0]?.slice(0, maxPathLength);
  const given = request.get('X-Request-Id')?.slice(0, maxIdLength);
  // Express lists the addresses that were forwarded only where a trusted proxy did it.
  const id = given && request.ips.length > 0 ? given : undefined;
  return { method, path, id };
}
