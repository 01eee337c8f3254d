import { STATUS_CODES } from 'node:http';
import { errorContent } from '#content/error.ts';
import { caching } from '../respond/caching.ts';
import { prerender } from '../respond/prerendered-response.ts';
import type { PageRenderer } from './render.tsx';

/** Pre-renders the error views, which are the same on each day. */
export async function prerenderErrorPages({ renderError }: PageRenderer) {
  function prerenderError(name: string, status: number, lead: string) {
    const body = renderError({ detail: `${status} ${STATUS_CODES[status]}`, lead });
    return prerender({ name, status, type: 'html', headers: caching.none, body });
  }

  const { lead, notFoundLead } = errorContent;
  return {
    notFound: await prerenderError('not-found', 404, notFoundLead),
    serverError: await prerenderError('server-error', 500, lead),
  };
}
