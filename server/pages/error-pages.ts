import { errorContent } from '#content/error.ts';
import { caching } from '../respond/caching.ts';
import { type PrerenderedResponse, prerender } from '../respond/prerendered-response.ts';
import type { PageRenderer } from './render.tsx';

/** Pre-renders the error views, which are the same on each day. */
export async function prerenderErrorPages({ renderError }: PageRenderer) {
  const { lead, notFoundLead } = errorContent;

  function prerenderError(
    name: string,
    status: number,
    body: string,
  ): Promise<PrerenderedResponse> {
    return prerender({ name, status, type: 'html', headers: caching.none, body });
  }

  return {
    notFound: await prerenderError(
      'not-found',
      404,
      renderError({ detail: '404 Not Found', lead: notFoundLead }),
    ),
    serverError: await prerenderError(
      'server-error',
      500,
      renderError({ detail: '500 Internal Server Error', lead }),
    ),
  };
}
