import { StrictMode, startTransition, useEffect, useMemo, useReducer, useState } from 'react';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { App } from '../shared/app.tsx';
import { FollowedLinkContext } from '../shared/components/below-first-screen.tsx';
import { loadPage } from '../shared/load-page.ts';
import type { PageData } from '../shared/page-data.ts';
import { findRoute } from '../shared/routes.ts';
import { SettingsProvider } from '../shared/settings.ts';
import type { View } from '../shared/view.ts';
import { addPage, type LoadedPage, pageAt, type Shown } from './navigation/loaded-pages.ts';
import { usePageNavigation } from './navigation/use-page-navigation.ts';
import { usePendingNavigation } from './navigation/use-pending-navigation.ts';
import { usePrefetch } from './navigation/use-prefetch.ts';
import { useView } from './navigation/use-view.ts';
import { reportProblem } from './report-problem.ts';
import { findControls, restoreControls } from './restore-controls.ts';

/** Hydrates the server's HTML. The page's own modules come first, so that hydration finds what the server rendered. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const json = document.getElementById('page-data')?.textContent;
  if (!root || !json) throw new Error('The page lacks its root or its data.');
  const { settings, view }: PageData = JSON.parse(json);
  const firstPage = await loadFirstPage();
  // At another address, as in an archive, or when the network failed, the page stays the HTML that the server sent.
  if (!firstPage) return;
  const app = (
    <StrictMode>
      <SettingsProvider value={settings}>
        {/* Without transitions the location is known at once; InteractiveApp decides what is shown meanwhile. */}
        <BrowserRouter useTransitions={false}>
          <InteractiveApp firstPage={firstPage} firstView={view} />
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

async function loadFirstPage(): Promise<LoadedPage | undefined> {
  const route = findRoute(location.pathname);
  try {
    return route && { route, page: await loadPage(route) };
  } catch {
    reportProblem('page-module');
    return undefined;
  }
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
