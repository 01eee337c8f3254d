import { memo, use } from 'react';
import { ErrorBoundary } from './components/error-boundary.tsx';
import type { PageCache } from './page-cache.ts';
import { ErrorView } from './pages/error-view.tsx';
import { findRoute, type Route } from './routes.ts';

type AppProps = {
  /** Path of the page that is shown. */
  readonly path: string;
  /** Path of the page that the visitor seems about to open: rendered and laid out beforehand, out of sight. */
  readonly next?: string | undefined;
  readonly pages: PageCache;
};

/** The whole application, the same on the server and in the browser. */
export function App({ path, next, pages }: AppProps) {
  return (
    <>
      <Place key={path} path={path} pages={pages} />
      {next && next !== path && <Place key={next} path={next} pages={pages} waiting />}
    </>
  );
}

type PlaceProps = { readonly path: string; readonly pages: PageCache; readonly waiting?: boolean };

/** What is at a path; the page that is shown is not rendered again for the sake of the next. */
const Place = memo(function Place({ path, pages, waiting }: PlaceProps) {
  const route = findRoute(path);
  return (
    <div className="place" data-waiting={waiting}>
      <ErrorBoundary>
        {route ? <RoutePage route={route} pages={pages} /> : <ErrorView detail="404 Not Found" />}
      </ErrorBoundary>
    </div>
  );
});

type RoutePageProps = { readonly route: Route; readonly pages: PageCache };

function RoutePage({ route, pages }: RoutePageProps) {
  const page = pages.read(route);
  return (page instanceof Promise ? use(page) : page).element;
}
