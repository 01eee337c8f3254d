import type { Request, RequestHandler } from 'express';
import { caching } from '../responses/caching.ts';
import type { HeaderList } from '../responses/security-headers.ts';
import { type Send, sendEmpty } from '../responses/send.ts';
import type { StatusResponses } from '../responses/status-responses.ts';

type Options = {
  /** Every path at which there is something. */
  readonly paths: ReadonlySet<string>;
  /** The paths at which there was something, each with the one that it leads to now. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The headers that every answer has. */
  readonly headers: HeaderList;
  readonly send: Send;
  readonly statuses: StatusResponses;
};

/**
 * Redirects another spelling of a known path (slashes doubled or trailing, capitals, needless percent escapes) to the
 * path itself, and an old path to the one of now, both with their query. Refuses a path that can't be decoded.
 */
export function redirectToCanonicalPath({
  paths,
  redirects,
  headers,
  send,
  statuses,
}: Options): RequestHandler {
  return function redirectToCanonical(request, response, next) {
    if (isAboutServer(request)) return next();
    const path = decodePath(request.path);
    if (path === undefined) return send(request, response, statuses.badRequest);
    const canonical = canonicalPath(path);
    const target = redirects.get(canonical) ?? canonical;
    if (target === request.path || !paths.has(target)) return next();
    // The location is always a known path, so it can't lead to another host.
    const location = target + queryOf(request.url);
    sendEmpty(response, {
      status: 308,
      // A cache that merges spellings would answer the path itself with this, which would lead to itself for ever.
      headers: [...headers, ...caching.none, ['Location', location]],
    });
  };
}

/** Whether it is an OPTIONS request about the server and no path of it (RFC 9110, section 9.3.7). */
export function isAboutServer({ method, path }: Request): boolean {
  return method === 'OPTIONS' && path === '*';
}

/** A path without doubled or trailing slashes and capitals. */
export function canonicalPath(decodedPath: string): string {
  return decodedPath
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
}

/** The path with its escapes resolved; undefined when that fails, or gives a backslash or a control character. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith('/') && !/[\\\p{Cc}]/u.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** The query with its question mark; empty when nothing stands behind it. */
function queryOf(url: string): string {
  const mark = url.indexOf('?');
  const query = mark < 0 ? '' : url.slice(mark);
  return query === '?' ? '' : query;
}
