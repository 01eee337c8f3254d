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
import { reportProblem } from './report-problem.ts';
import { findControls, restoreControls } from './restore-controls.ts';

/**
 * Hydrates the server's HTML. The page's own modules are loaded first, so that hydration finds what the server rendered.
 * If anything fails, the served HTML stays: links, disclosures and the form work without JavaScript.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const data = readPageData();
  if (!root || !data) return reportProblem('script');
  const { settings, view } = data;
  const firstPage = await loadFirstPage();
  // At another address, as in an archive, or when the network failed, the page stays the HTML that the server sent.
  if (!firstPage) return;
  const app = (
    <StrictMode>
      <SettingsContext value={settings}>
        {/* Without transitions the location is known at once; InteractiveApp decides what is shown meanwhile. */}
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
  // In a transition React hydrates a few milliseconds at a time, or at once what the visitor touches.
  startTransition(() => {
    hydrateRoot(root, app, options);
  });
}

/** What the server wrote for the scripts; undefined if it was changed on the way. */
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

/** @param crashView shown if a page fails that was reached by a link */
function createOptions(root: HTMLElement, crashView: ReactNode): HydrationOptions {
  const controls = findControls(root);
  const focused = document.activeElement;
  const sent = { pathname: location.pathname, nodes: [...root.childNodes] };
  return {
    onRecoverableError(error) {
      console.error(error);
      reportProblem('hydration');
      restoreControls(controls.splice(0), focused, root);
    },
    // React has removed everything in the root, and the router no longer listens to history.
    onUncaughtError(error) {
      console.error(error);
      reportProblem('rendering');
      const { pathname } = location;
      addEventListener('popstate', () => {
        if (location.pathname !== pathname) location.reload();
      });
      // In another element: React may clear its own once more, for an update that was scheduled before the error.
      const restored = root.cloneNode() as HTMLElement;
      root.replaceWith(restored);
      if (pathname === sent.pathname) restored.append(...sent.nodes);
      else createRoot(restored).render(crashView);
    },
  };
}

type InteractiveProps = { readonly firstPage: LoadedPage; readonly firstView: View };

/** The application. The current page stays on the screen until the next one is loaded. */
function InteractiveApp({ firstPage, firstView }: InteractiveProps) {
  const location = useLocation();
  const [pages, keepPage] = useReducer(addPage, firstPage, (first) => addPage(new Map(), first));
  const [shown, setShown] = useState<Shown>({ location, page: firstPage.page });
  const page = pageAt(pages, location);
  // React then renders again at once, instead of the page that would be left: a tap is answered by one rendering.
  if (page && location !== shown.location) setShown({ location, page });
  usePendingNavigation(location, shown, keepPage);
  const view = useView(shown, firstView);
  usePageNavigation(shown, view);
  usePrefetch(shown.page, keepPage);
  // For tests and measurements: everything on the page reacts from now on.
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  const followedLink = useNavigationType() !== 'POP' && shown.location.hash === '';
  // Not rendered anew when another page has arrived.
  const app = useMemo(() => <App {...shown} view={view} />, [shown, view]);
  return <FollowedLinkContext value={followedLink}>{app}</FollowedLinkContext>;
}
