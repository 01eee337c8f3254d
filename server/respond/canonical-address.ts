/** What an address asks for once it is read with care. */
export type Address =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'as-is' };

/**
 * Reads a request target that is not known to the letter. Another spelling of a known path (slashes doubled or
 * trailing, capitals, needless percent escapes, an empty query) redirects to the path itself with its query; since the
 * location is always a path of the table, it can't lead to another host.
 */
export function readAddress(target: string, isKnown: (path: string) => boolean): Address {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(toOriginForm(target)) ?? [];
  const decoded = decode(path);
  if (decoded === undefined) return { kind: 'malformed' };
  const canonical = decoded
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
  if (!isKnown(canonical) || (canonical === path && query !== '?')) return { kind: 'as-is' };
  return { kind: 'redirect', location: query === '?' ? canonical : canonical + query };
}

/** A request target without the origin that a proxy may have put in front (RFC 9112, section 3.2.2). */
export function toOriginForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '');
}

/** The path with its escapes resolved, or undefined when that is impossible or hides a trick. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith('/') && !/[\\\p{Cc}]/u.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}
