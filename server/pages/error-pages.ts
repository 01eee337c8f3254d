import { errorContent } from '#content/error.ts';
import { caching } from '../respond/caching.ts';
import { type PreparedResponse, prepareResponse } from '../respond/prepared-response.ts';
import type { PageRenderer } from './render.tsx';

/** What is answered where there is no page, on any day. */
export async function prepareErrorPages({ renderError }: PageRenderer) {
  const { lead, notFoundLead } = errorContent;

  function prepare(name: string, status: number, body: string): Promise<PreparedResponse> {
    return prepareResponse({ name, status, type: 'html', headers: caching.none, body });
  }

  return {
    notFound: await prepare(
      'not-found',
      404,
      renderError({ detail: '404 Not Found', lead: notFoundLead }),
    ),
    serverError: await prepare(
      'server-error',
      500,
      renderError({ detail: '500 Internal Server Error', lead }),
    ),
  };
}
