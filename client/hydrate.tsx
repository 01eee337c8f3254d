import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../shared/app.tsx';
import { createPageCache } from '../shared/page-cache.ts';
import { loadPage } from '../shared/pages.tsx';
import { findRoute, type Route } from '../shared/routes.ts';
import { SettingsProvider, type SiteSettings } from '../shared/settings.ts';
import { AfterNavigation } from './after-navigation.tsx';
import { HomeAppeared } from './home-appeared.tsx';
import { prefetchPages } from './prefetch-pages.ts';

/** Makes the server's HTML live. The page's own modules come first, so hydration finds what the server rendered. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const settings = document.getElementById('settings')?.textContent;
  if (!root || !settings) throw new Error('The page lacks its root or its settings.');
  const pages = createPageCache(loadPageOrReload);
  const route = findRoute(location.pathname);
  if (route) {
    const loaded = await loadPage(route).catch(() => undefined);
    // The network failed, or the visitor left: the page stays the server's HTML, whose links and form work.
    if (!loaded) return;
    await pages.load(route);
  }
  const app = (
    <StrictMode>
      <SettingsProvider value={JSON.parse(settings) as SiteSettings}>
        <BrowserRouter>
          <App pages={pages} />
          <AfterNavigation pages={pages} />
          <HomeAppeared />
        </BrowserRouter>
      </SettingsProvider>
    </StrictMode>
  );
  // In a transition React hydrates a few milliseconds at a time, or at once what the visitor touches.
  startTransition(() => {
    hydrateRoot(root, app);
  });
  prefetchPages();
}

/**
 * A page whose modules can't be had (the network is gone, or a deploy renamed them) is fetched the browser's way. The
 * router has put its whole address into the address bar already.
 */
function loadPageOrReload(route: Route) {
  return loadPage(route).catch(() => {
    location.reload();
    return new Promise<never>(() => undefined);
  });
}
