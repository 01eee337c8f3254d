import { errorContent } from '../../shared/content/error.ts';
import type { PageRenderer } from '../render/page.tsx';
import { caching } from './caching.ts';
import {
  type PreparedResponse,
  prepareResponse,
  type ResponseDefaults,
} from './prepared-response.ts';

/** The answers about this moment or this request, which nobody may store. */
export type StatusResponses = {
  readonly healthy: PreparedResponse;
  readonly ready: PreparedResponse;
  readonly draining: PreparedResponse;
  readonly badRequest: PreparedResponse;
  readonly notFound: PreparedResponse;
  readonly assetNotFound: PreparedResponse;
  readonly notAcceptable: PreparedResponse;
  readonly lengthRequired: PreparedResponse;
  readonly bodyTooLarge: PreparedResponse;
  readonly tooManyHeaders: PreparedResponse;
  readonly serverError: PreparedResponse;
};

/** Prepares them all. Rejects when the error view can't be rendered. */
export async function prepareStatusResponses(
  { renderError }: PageRenderer,
  defaults: ResponseDefaults,
): Promise<StatusResponses> {
  function prepare(name: string, status: number, body: string, type = 'txt') {
    return prepareResponse({ ...defaults, name, status, caching: caching.none, type, body });
  }
  function preparePage(name: string, status: number, detail: string, lead = errorContent.lead) {
    return prepare(name, status, renderError({ detail, lead }), 'html');
  }

  return {
    healthy: await prepare('healthz', 200, 'ok\n'),
    ready: await prepare('readyz', 200, 'ready\n'),
    draining: await prepare('readyz', 503, 'draining\n'),
    badRequest: await prepare('refused', 400, 'Bad request: the server cannot read it.\n'),
    notFound: await preparePage('not-found', 404, '404 Not Found', errorContent.notFoundLead),
    assetNotFound: await prepare('asset-not-found', 404, ''),
    notAcceptable: await prepare('refused', 406, 'Not acceptable: br, gzip, identity.\n'),
    lengthRequired: await prepare('refused', 411, 'Length required.\n'),
    bodyTooLarge: await prepare('refused', 413, 'Content too large.\n'),
    tooManyHeaders: await prepare('refused', 431, 'Too many headers.\n'),
    serverError: await preparePage('server-error', 500, '500 Internal Server Error'),
  };
}
