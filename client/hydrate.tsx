import {
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { App } from '../shared/app.tsx';
import { FollowedLinkContext } from '../shared/components/below-first-screen.tsx';
import { loadPage } from '../shared/load-page.ts';
import type { PageData } from '../shared/page-data.ts';
import { findRoute } from '../shared/routes.ts';
import { SettingsContext } from '../shared/settings.ts';
import type { View } from '../shared/view.ts';
import { CrashView } from './crash-view.tsx';
import { addPage, type LoadedPage, pageAt, type Shown } from './navigation/loaded-pages.ts';
import { usePageNavigation } from './navigation/use-page-navigation.ts';
import { usePendingNavigation } from './navigation/use-pending-navigation.ts';
import { usePrefetch } from './navigation/use-prefetch.ts';
import { useView } from './navigation/use-view.ts';
import { findControls, restoreControls } from './restore-controls.ts';

/**
 * Hydrates the server's HTML. Loads the page's own modules first, so that hydration matches the server's markup.
 * If it fails, the served HTML stays: links, disclosures and the form work without JavaScript.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const data = readPageData();
  if (!root || !data) return reportProblem('script');
  const { settings, view } = data;
  const firstPage = await loadFirstPage();
  // At an unknown URL, as in a web archive, or after a network failure, the page stays as served.
  if (!firstPage) return;
  const app = (
    <StrictMode>
      <SettingsContext value={settings}>
        {/* Without transitions, the location updates at once; InteractiveApp keeps showing the old page. */}
        <BrowserRouter useTransitions={false}>
          <InteractiveApp firstPage={firstPage} firstView={view} />
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

async function loadFirstPage(): Promise<LoadedPage | undefined> {
  const route = findRoute(location.pathname);
  try {
    return route && { route, page: await loadPage(route) };
  } catch {
    reportProblem('page-module');
    return undefined;
  }
}

/** @param crashView shown if a page reached by client-side navigation fails */
function createOptions(root: HTMLElement, crashView: ReactNode): HydrationOptions {
  const controls = findControls(root);
  const focused = document.activeElement;
  const sent = { pathname: location.pathname, nodes: [...root.childNodes] };
  return {
    onRecoverableError(error) {
      console.error(error);
      restoreControls(controls.splice(0), focused, root);
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

type InteractiveProps = { readonly firstPage: LoadedPage; readonly firstView: View };

/** The application. The current page stays visible until the next one has loaded. */
function InteractiveApp({ firstPage, firstView }: InteractiveProps) {
  const location = useLocation();
  const [pages, keepPage] = useReducer(addPage, firstPage, (first) => addPage(new Map(), first));
  const [shown, setShown] = useState<Shown>({ location, page: firstPage.page });
  const page = pageAt(pages, location);
  // React discards this render and restarts with the new page, so a tap renders only once.
  if (page && location !== shown.location) setShown({ location, page });
  usePendingNavigation(location, shown, keepPage);
  const view = useView(shown, firstView);
  usePageNavigation(shown, view);
  usePrefetch(shown.page, keepPage);
  // Signal for tests and measurements that the page is interactive.
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  const followedLink = useNavigationType() !== 'POP' && shown.location.hash === '';
  // Memoized, so that loading another page in the background doesn't re-render it.
  const app = useMemo(() => <App view={view} />, [shown, view]);
  return <FollowedLinkContext value={followedLink}>{app}</FollowedLinkContext>;
}
