import { StrictMode, startTransition, useDeferredValue } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, type Location, useLocation } from 'react-router-dom';
import { App } from '../shared/app.tsx';
import { createPageCache, type PageCache } from '../shared/page-cache.ts';
import { loadPage } from '../shared/pages.tsx';
import { findRoute, type Route } from '../shared/routes.ts';
import { SettingsProvider, type SiteSettings } from '../shared/settings.ts';
import { AfterNavigation } from './after-navigation.tsx';
import { HomeAppeared } from './home-appeared.tsx';
import { useLinks } from './use-links.ts';
import { usePlaces } from './use-places.ts';

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
        {/* A page that is ready is shown in the click's own frame; useShownLocation has the others wait. */}
        <BrowserRouter useTransitions={false}>
          <LiveApp pages={pages} />
        </BrowserRouter>
      </SettingsProvider>
    </StrictMode>
  );
  // In a transition React hydrates a few milliseconds at a time, or at once what the visitor touches.
  startTransition(() => {
    hydrateRoot(root, app);
  });
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

/** The application with what keeps it live: the page shown, those made ready for the visitor, what navigation does. */
function LiveApp({ pages }: { readonly pages: PageCache }) {
  const location = useShownLocation(pages);
  const path = location.pathname;
  useLinks();
  return (
    <>
      <App path={path} places={usePlaces(pages, path)} pages={pages} />
      <AfterNavigation pages={pages} location={location} />
      <HomeAppeared location={location} />
    </>
  );
}

/** The router's location; until its page is here, the one before, so that the visitor keeps that page. */
function useShownLocation(pages: PageCache): Location {
  const location = useLocation();
  const deferred = useDeferredValue(location);
  const route = findRoute(location.pathname);
  return route && pages.read(route) instanceof Promise ? deferred : location;
}
