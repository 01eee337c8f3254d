import { pageModules } from '#content/pages.ts';
import type { Page } from './page.ts';
import type { Route } from './routes.ts';

/** Loads a page's layout and copy. Rejects if a module can't be fetched; a later call retries. */
export async function loadPage({ id }: Route): Promise<Page> {
  const { page } = await pageModules[id === 'site' ? 'home' : id]();
  return page;
}
