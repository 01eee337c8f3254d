import { it } from 'vitest';
import { redirects } from '#content/route-rows.ts';
import { checkRedirects } from '../../server/redirects.ts';
import { routes } from '../../shared/routes.ts';

it('every old path of the table leads to a page, and is none itself', () => {
  // Throws with the line that is wrong.
  checkRedirects(redirects, new Set(routes.map(({ path }) => path)));
});
