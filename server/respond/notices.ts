import type { PageRenderer } from '../render/page.tsx';
import type { HeaderList } from '../render/security-headers.ts';
import { caching } from './caching.ts';
import { type PreparedResponse, prepareResponse } from './prepared-response.ts';

export type Notices = Awaited<ReturnType<typeof prepareNotices>>;

/** The answers about this moment or this request, which nobody may store. Rejects when the error view can't be rendered. */
export async function prepareNotices({ renderError }: PageRenderer, headers: HeaderList) {
  function prepareText(name: string, status: number, body: string): Promise<PreparedResponse> {
    return prepareResponse({ name, status, headers, caching: caching.none, type: 'txt', body });
  }

  function preparePage(name: string, status: number, detail: string): Promise<PreparedResponse> {
    const body = renderError({ detail });
    return prepareResponse({ name, status, headers, caching: caching.none, type: 'html', body });
  }

  return {
    healthy: await prepareText('healthz', 200, 'ok\n'),
    ready: await prepareText('readyz', 200, 'ready\n'),
    draining: await prepareText('readyz', 503, 'draining\n'),
    badRequest: await prepareText('refused', 400, 'Bad request: the server cannot read it.\n'),
    notFound: await preparePage('not-found', 404, '404 Not Found'),
    assetNotFound: await prepareText('asset-not-found', 404, ''),
    notAcceptable: await prepareText('refused', 406, 'Not acceptable: br, gzip, identity.\n'),
    lengthRequired: await prepareText('refused', 411, 'Length required.\n'),
    bodyTooLarge: await prepareText('refused', 413, 'Content too large.\n'),
    tooManyHeaders: await prepareText('refused', 431, 'Too many headers.\n'),
    serverError: await preparePage('server-error', 500, '500 Internal Server Error'),
  };
}
