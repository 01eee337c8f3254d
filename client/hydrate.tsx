import { type ReactNode, StrictMode, startTransition, useEffect, useMemo } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { App } from '../shared/app.tsx';
import { FollowedLinkContext } from '../shared/components/below-first-screen.tsx';
import type { PageData } from '../shared/page-data.ts';
import { pageOf } from '../shared/pages.ts';
import { findRoute, homeRoute } from '../shared/routes.ts';
import { SettingsContext } from '../shared/settings.ts';
import type { View } from '../shared/view.ts';
import { CrashView } from './crash-view.tsx';
import { tolerateMovedNodes } from './moved-nodes.ts';
import { usePageNavigation } from './navigation/use-page-navigation.ts';
import { useView } from './navigation/use-view.ts';
import { findControls, restoreControls } from './restore-controls.ts';

/**
 * Hydrates the server's HTML. If it fails, the served HTML stays: links, disclosures and the form work without
 * JavaScript.
 */
export function hydrate(): void {
  const root = document.getElementById('root');
  const data = readPageData();
  // If a third party modified the data, or at an unknown URL, as in a web archive, the page stays as served.
  if (!root || !data || !findRoute(location.pathname)) return;
  const { settings, view } = data;
  tolerateMovedNodes();
  const app = (
    <StrictMode>
      <SettingsContext value={settings}>
        <BrowserRouter useTransitions={false}>
          <InteractiveApp firstView={view} />
        </BrowserRouter>
      </SettingsContext>
    </StrictMode>
  );
  const options = createOptions(
    root,
    <SettingsContext value={settings}>
      <CrashView />
    </SettingsContext>,
  );
  // In a transition, React hydrates in slices of a few milliseconds, beginning with the part the visitor interacts with.
  startTransition(() => {
    hydrateRoot(root, app, options);
  });
}

/** The data that the server wrote into the page; undefined if a third party modified it. */
function readPageData(): PageData | undefined {
  try {
    return JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** @param crashView shown if a page reached by client-side navigation fails */
function createOptions(root: HTMLElement, crashView: ReactNode): HydrationOptions {
  const controls = findControls(root);
  const sent = { pathname: location.pathname, nodes: [...root.childNodes] };
  return {
    onRecoverableError(error) {
      console.error(error);
      restoreControls(controls, root);
    },
    // React has unmounted the root, so the router no longer handles navigation.
    onUncaughtError(error) {
      console.error(error);
      // Several effects may throw at once: the first error has replaced the root.
      if (!root.isConnected) return;
      const { pathname } = location;
      addEventListener('popstate', () => {
        if (location.pathname !== pathname) location.reload();
      });
      // The copy is a new element, because React may clear its old root again for an update scheduled before the error.
      const restored = root.cloneNode() as HTMLElement;
      root.replaceWith(restored);
      if (pathname === sent.pathname) restored.append(...sent.nodes);
      else createRoot(restored).render(crashView);
    },
  };
}

/** The application; every link of the router leads to a page of the route table. */
function InteractiveApp({ firstView }: { readonly firstView: View }) {
  const location = useLocation();
  const shown = useMemo(
    () => ({ location, page: pageOf(findRoute(location.pathname) ?? homeRoute) }),
    [location],
  );
  const view = useView(shown, firstView);
  usePageNavigation(shown, view);
  // Signal for tests and measurements that the page is interactive.
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  const followedLink = useNavigationType() !== 'POP' && location.hash === '';
  return (
    <FollowedLinkContext value={followedLink}>
      <App view={view} />
    </FollowedLinkContext>
  );
}
