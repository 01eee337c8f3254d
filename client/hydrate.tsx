import { StrictMode, startTransition, useState } from 'react';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { App } from '../shared/app.tsx';
import { FollowedLinkContext } from '../shared/components/below-first-screen.tsx';
import { PrefetchContext } from '../shared/components/page-link.tsx';
import { loadedPage, loadPage } from '../shared/load-page.ts';
import { findRoute, type Route } from '../shared/routes.ts';
import { SettingsProvider, type SiteSettings } from '../shared/settings.ts';
import { keepPlace } from './keep-place.ts';
import { usePageNavigation } from './navigation/use-page-navigation.ts';
import { usePendingNavigation } from './navigation/use-pending-navigation.ts';
import { reportProblem } from './report-problem.ts';
import { findControls, restoreControls } from './restore-controls.ts';

/** Hydrates the server's HTML. The page's own modules come first, so that hydration finds what the server rendered. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const settings = document.getElementById('settings')?.textContent;
  if (!root || !settings) throw new Error('The page lacks its root or its settings.');
  keepPlace();
  const route = findRoute(location.pathname);
  // At another address, as in an archive, or when the network failed, the page stays the HTML that the server sent.
  if (!route || !(await loadPage(route).catch(() => reportProblem('page-module')))) return;
  const app = (
    <StrictMode>
      <SettingsProvider value={JSON.parse(settings) as SiteSettings}>
        {/* Without transitions the location is known at once; InteractiveApp decides what is shown meanwhile. */}
        <BrowserRouter useTransitions={false}>
          <PrefetchContext value={prefetchPage}>
            <InteractiveApp />
          </PrefetchContext>
        </BrowserRouter>
      </SettingsProvider>
    </StrictMode>
  );
  const options = createOptions(root);
  // In a transition React hydrates a few milliseconds at a time, or at once what the visitor touches.
  startTransition(() => {
    hydrateRoot(root, app, options);
  });
}

/** Fetches a page's modules, and then its main picture, so that a link that is about to be followed waits for less. */
function prefetchPage(route: Route): void {
  loadPage(route).then(
    ({ picture }) => {
      new Image().src = picture.src;
    },
    // Following the link tries again.
    () => undefined,
  );
}

function createOptions(root: HTMLElement): HydrationOptions {
  const controls = findControls(root);
  const focused = document.activeElement;
  return {
    onRecoverableError(error) {
      reportError(error);
      reportProblem('hydration');
      restoreControls(controls.splice(0), focused, root);
    },
    onCaughtError(error) {
      console.error(error);
      reportProblem('rendering');
    },
    onUncaughtError(error) {
      reportError(error);
      reportProblem('script');
    },
  };
}

/** The application. The current page stays on the screen until the modules of the next one are loaded. */
function InteractiveApp() {
  const location = useLocation();
  const [last, setLast] = useState(location);
  const route = findRoute(location.pathname);
  const shown = route && loadedPage(route) ? location : last;
  if (shown !== last) setLast(shown);
  usePendingNavigation(location, shown, setLast);
  usePageNavigation(shown);
  const followedLink = useNavigationType() !== 'POP' && shown.hash === '';
  return (
    <FollowedLinkContext value={followedLink}>
      <App location={shown} />
    </FollowedLinkContext>
  );
}
