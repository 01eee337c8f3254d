import type { Request } from 'express';

/** The query of a request, as a browser reads it, too. */
export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(searchOf(request));
}

/** The query as it was sent, with its question mark; '' for none. */
export function searchOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
