import { type Route, routes } from '../../shared/routes.ts';
import type { PageRenderer } from '../render/page.tsx';
import { caching } from './caching.ts';
import {
  type PreparedResponse,
  prepareResponse,
  type ResponseDefaults,
} from './prepared-response.ts';

/** A row of the route table with its page. */
type PreparedPage = { readonly route: Route; readonly page: PreparedResponse };

/** Renders the page of every route. Rejects when one can't be rendered: a broken page fails the start, not a visitor. */
export function preparePages(
  renderer: PageRenderer,
  defaults: ResponseDefaults,
): Promise<readonly PreparedPage[]> {
  return Promise.all(
    routes.map(async (route) => {
      const body = await renderer.renderRoute(route);
      const options = { ...defaults, name: route.id, type: 'html', caching: caching.page, body };
      return { route, page: await prepareResponse(options) };
    }),
  );
}

/** The home page as the forwarding service sends a visitor back to it. */
export async function prepareEnquirySent(
  renderer: PageRenderer,
  defaults: ResponseDefaults,
): Promise<PreparedResponse> {
  return prepareResponse({
    ...defaults,
    name: 'enquiry-sent',
    type: 'html',
    // Not stored: a cache that ignores queries would show it to everybody as the home page.
    caching: caching.none,
    body: await renderer.renderEnquirySent(),
  });
}
