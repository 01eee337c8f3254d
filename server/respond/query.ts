import type { Request } from 'express';

/** The query of a request, parsed like `URLSearchParams` in the browser. */
export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(searchOf(request));
}

/** The query as sent, with its question mark; '' without one. */
export function searchOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
