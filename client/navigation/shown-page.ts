import type { Location } from 'react-router-dom';
import type { Page } from '../../shared/page.ts';
import { findRoute } from '../../shared/routes.ts';

/** What is on the screen. It lags behind the address bar while the modules of another page are loaded. */
export type ShownPage = {
  readonly location: Location;
  /** The page of this location. */
  readonly page: Page;
};

/** Whether two locations are places on one page, as `/` and `/site#services` are. */
export function isSamePage(one: Location, other: Location): boolean {
  return findRoute(one.pathname)?.canonicalPath === findRoute(other.pathname)?.canonicalPath;
}
