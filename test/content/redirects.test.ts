import { it } from 'vitest';
import { redirects } from '#content/route-rows.ts';
import { checkOldPaths } from '../../server/middleware/canonical-path.ts';
import { routes } from '../../shared/routes.ts';

it('every old path of the table leads to a page, and is none itself', () => {
  // Throws with the line that is wrong.
  checkOldPaths(redirects, new Set(routes.map(({ path }) => path)));
});
