import { caching } from './caching.ts';
import type { Sources } from './prepare-addresses.ts';
import { type PreparedResponse, prepareResponse } from './prepared-response.ts';

const html = 'text/html; charset=utf-8';
const plainText = 'text/plain; charset=utf-8';

/** The answers that are not about one address. */
export type ErrorResponses = Readonly<
  Record<
    'notFound' | 'assetNotFound' | 'badRequest' | 'notAcceptable' | 'serverError',
    PreparedResponse
  >
>;

/** Prepares the answer to every kind of failure. */
export async function prepareErrors({ renderer, headers }: Sources): Promise<ErrorResponses> {
  function prepare(status: number, contentType: string, body: string): Promise<PreparedResponse> {
    return prepareResponse({ status, contentType, body, headers, caching: caching.none });
  }

  const [notFound, assetNotFound, badRequest, notAcceptable, serverError] = await Promise.all([
    prepare(404, html, renderer.renderNotFound()),
    prepare(404, plainText, ''),
    prepare(400, plainText, 'Bad request: the server can not read the address.\n'),
    prepare(406, plainText, 'Not acceptable: this site sends br, gzip and identity.\n'),
    prepare(500, html, renderer.renderServerError()),
  ]);
  return { notFound, assetNotFound, badRequest, notAcceptable, serverError };
}
