import { toOriginForm } from './canonical-address.ts';
import { prepareAddresses, type Sources } from './prepare-addresses.ts';
import { type ErrorResponses, prepareErrors } from './prepare-errors.ts';
import type { PreparedResponse } from './prepared-response.ts';

/** Every prepared response, by what it means and never by what was asked for, so that it can't grow. */
export type ResponseStore = {
  /** The response to a GET of a request target; undefined where the address needs a closer look. */
  find(target: string): PreparedResponse | undefined;
  /** Whether something is at exactly this path. */
  has(path: string): boolean;
  /** The answer that there is nothing at a path: a page, or nothing at all where a file was asked for. */
  missing(path: string): PreparedResponse;
  readonly errors: ErrorResponses;
  /** The answer to the readiness check while no shutdown has begun. */
  readonly ready: PreparedResponse | undefined;
};

/** Path segments as every page's address is spelt; a path of these that is not known is nowhere. */
const plainPath = /^(?!\/assets\/)(?:\/(?!\.{1,2}(?:\/|$))[a-z0-9._~-]+)+$/;

/** Renders every page and prepares every response. Rejects when a page can't be rendered. */
export async function createResponseStore(sources: Sources): Promise<ResponseStore> {
  const [byPath, errors] = await Promise.all([prepareAddresses(sources), prepareErrors(sources)]);

  function missing(path: string): PreparedResponse {
    return path.startsWith('/assets/') ? errors.assetNotFound : errors.notFound;
  }

  return {
    find(given) {
      const known = byPath.get(given);
      if (known) return known;
      const target = toOriginForm(given);
      // A question mark with nothing behind it, as a form without fields leaves it, is another spelling of the path.
      if (/^[^?]*\?$/.test(target)) return undefined;
      const path = target.replace(/\?.*$/s, '');
      const named = byPath.get(path);
      if (named) return named;
      return plainPath.test(path) ? errors.notFound : undefined;
    },
    // The address with a query is no path.
    has: (path) => !path.includes('?') && byPath.has(path),
    missing,
    errors,
    ready: byPath.get('/readyz'),
  };
}
