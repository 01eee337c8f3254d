/** A request target's path and its query, which is undefined without a question mark. */
type Target = { readonly path: string; readonly query: string | undefined };

/** Reads a request target, also one with the origin that a proxy may have put in front (RFC 9112, section 3.2.2). */
export function readTarget(target: string): Target {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = local.indexOf('?');
  if (mark < 0) return { path: local, query: undefined };
  return { path: local.slice(0, mark), query: local.slice(mark + 1) };
}

/** The target of an OPTIONS request about the server and no address of it (RFC 9112, section 3.2.4). */
export const asterisk = '*';

/** How a target relates to the known paths. */
type Reading =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'as-is' };

/**
 * Reads a target that is not exactly a known path. Another spelling of a known path (slashes doubled or trailing,
 * capitals, needless percent escapes, an empty query) redirects to the path itself with its query; since the location
 * is always a known path, it can't lead to another host.
 */
export function readAddress({ path, query }: Target, isKnown: (path: string) => boolean): Reading {
  if (path === asterisk) return { kind: 'as-is' };
  const decoded = decode(path);
  if (decoded === undefined) return { kind: 'malformed' };
  const canonical = decoded
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
  if (!isKnown(canonical) || (canonical === path && query !== '')) return { kind: 'as-is' };
  return { kind: 'redirect', location: query ? `${canonical}?${query}` : canonical };
}

/** The path with its escapes resolved; undefined when that fails, or gives a backslash or a control character. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith('/') && !/[\\\p{Cc}]/u.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}
