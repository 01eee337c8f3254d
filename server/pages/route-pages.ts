import { loadPage } from '../../shared/load-page.ts';
import type { Day } from '../../shared/months.ts';
import type { Page } from '../../shared/page.ts';
import { boardFor } from '../../shared/plan/board.ts';
import { type Route, routes } from '../../shared/routes.ts';
import type { Today } from '../../shared/view.ts';

/** A route with its page. */
export type RoutePage = { readonly route: Route; readonly page: Page };

/** Loads the page of every route. */
export function loadPages(): Promise<readonly RoutePage[]> {
  return Promise.all(routes.map(async (route) => ({ route, page: await loadPage(route) })));
}

/** The part of a view that all pages of a day share. Includes the board, which browsers can't compute: it needs every guide. */
export function todayOf(pages: readonly RoutePage[], day: Day): Today {
  const plans = pages.flatMap(({ page }) => page.plan ?? []);
  return { day, board: boardFor(plans, day) };
}
