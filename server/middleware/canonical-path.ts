import type { Request, RequestHandler } from 'express';
import { findRoute } from '../../shared/routes.ts';
import { OperatorError } from '../process/operator-error.ts';
import { caching } from '../respond/caching.ts';
import { searchOf } from '../respond/query.ts';
import { reject } from '../respond/send.ts';

/**
 * Redirects non-canonical URLs to the canonical path (doubled or trailing slashes, capitals, needless percent escapes,
 * trailing punctuation or spaces, an escaped query), and old paths to current ones, both with their query. Rejects a path
 * that can't be decoded.
 *
 * @param paths every known path
 * @param oldPaths former paths, each with the path of the page that replaces it
 * @throws {OperatorError} naming every invalid entry of the old paths
 */
export function redirectToCanonicalPath(
  paths: ReadonlySet<string>,
  oldPaths: Readonly<Record<string, string>>,
): RequestHandler {
  const redirects = checkOldPaths(oldPaths, paths);
  return function redirectToCanonical(request, response, next) {
    if (isAboutServer(request)) return next();
    const path = decodePath(request.path);
    if (path === undefined) {
      return reject(response, 400, 'Bad request: the path is malformed.');
    }
    const [name = '', ...parameters] = path.split(/[?&]/);
    const target = [path, withoutPunctuation(name)]
      .map(canonicalPath)
      .map((canonical) => redirects.get(canonical) ?? canonical)
      .find((each) => paths.has(each));
    if (target === undefined || target === request.path) return next();
    // The location is always a known path, so it can't be an open redirect.
    const query = parameters.length > 0 && `?${new URLSearchParams(parameters.join('&'))}`;
    const location = target + (query || searchOf(request));
    // Not cached: a cache that normalizes paths would store this redirect under its own target, a redirect loop.
    response.status(308).set(caching.none).set('Location', location).end();
  };
}

/** Responds to OPTIONS at a known path, and rejects every other method; earlier handlers respond to GET and HEAD. */
export function rejectOtherMethods(paths: ReadonlySet<string>): RequestHandler {
  return function rejectMethod(request, response, next) {
    if (!paths.has(request.path) && !isAboutServer(request)) return next();
    const status = request.method === 'OPTIONS' ? 204 : 405;
    response.status(status).set('Allow', 'GET, HEAD, OPTIONS').end();
  };
}

/** True if it is an OPTIONS request for the server as a whole (RFC 9110, section 9.3.7). */
function isAboutServer({ method, path }: Request): boolean {
  return method === 'OPTIONS' && path === '*';
}

/** Checks the table of old paths. Throws an error naming every invalid entry. */
export function checkOldPaths(
  table: Readonly<Record<string, string>>,
  paths: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const rows = Object.entries(table);
  const problems = rows.flatMap(([from, to]) => findProblem(from, to, paths) ?? []);
  if (problems.length > 0) {
    throw new OperatorError(problems.map((problem) => `shared/content/redirects.ts: ${problem}`));
  }
  return new Map(rows);
}

function findProblem(from: string, to: string, paths: ReadonlySet<string>): string | undefined {
  if (URL.canParse(from)) return `'${from}' is a URL; write its path '${new URL(from).pathname}'.`;
  // The lookup uses a request's canonical path without its query.
  const [path = ''] = from.split(/[?#]/);
  const canonical = canonicalPath(decodePath(`/${path}`) ?? '/');
  if (from !== canonical) return `'${from}' is not canonical; write '${canonical}'.`;
  if (paths.has(from)) return `'${from}' is an existing route; remove this redirect.`;
  if (!findRoute(to)) return `'${from}' redirects to '${to}', which is not a page.`;
  return undefined;
}

/**
 * A path without characters that chat and email programs append: full stops, brackets, quotation marks, asterisks, spaces or
 * invisible characters. Not a regular expression, which would take quadratic time on thousands of full stops.
 */
function withoutPunctuation(path: string): string {
  let end = path.length;
  while (end > 0 && !/[\p{L}\p{N}/]/u.test(path.charAt(end - 1))) end -= 1;
  return path.slice(0, end);
}

/** A path without doubled or trailing slashes and capitals. */
function canonicalPath(decodedPath: string): string {
  return decodedPath
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
}

/** The decoded path; undefined if it is malformed, or contains a backslash or a control character. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith('/') && !/[\\\p{Cc}]/u.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}
