import type { Violation } from '../limits.ts';
import { caching } from './caching.ts';
import type { Sources } from './prepare-addresses.ts';
import { type PreparedResponse, prepareResponse } from './prepared-response.ts';

const html = 'text/html; charset=utf-8';
const plainText = 'text/plain; charset=utf-8';

/** The answers that are not about one address. */
export type ErrorResponses = Readonly<
  Record<
    'notFound' | 'assetNotFound' | 'notAcceptable' | 'serverError' | 'draining' | Violation,
    PreparedResponse
  >
>;

/** Prepares the answer to every kind of failure. */
export async function prepareErrors({ renderer, headers }: Sources): Promise<ErrorResponses> {
  const page = { contentType: html, headers, caching: caching.none };
  const text = { contentType: plainText, headers, caching: caching.none };

  function prepareText(name: string, status: number, body: string): Promise<PreparedResponse> {
    return prepareResponse({ ...text, name, status, body });
  }

  const [notFound, serverError] = await Promise.all([
    prepareResponse({ ...page, name: 'not-found', status: 404, body: renderer.renderNotFound() }),
    prepareResponse({ ...page, name: 'fault', status: 500, body: renderer.renderServerError() }),
  ]);
  return {
    notFound,
    serverError,
    assetNotFound: await prepareText('asset-not-found', 404, ''),
    badRequest: await prepareText('refused', 400, 'Bad request: the server can not read it.\n'),
    notAcceptable: await prepareText('refused', 406, 'Not acceptable: br, gzip, identity.\n'),
    lengthRequired: await prepareText('refused', 411, 'Length required.\n'),
    bodyTooLarge: await prepareText('refused', 413, 'Content too large.\n'),
    tooManyHeaders: await prepareText('refused', 431, 'Too many headers.\n'),
    draining: await prepareText('draining', 503, 'draining\n'),
  };
}
