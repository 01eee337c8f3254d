import { memo, use } from 'react';
import { ErrorBoundary } from './components/error-boundary.tsx';
import type { PageCache } from './page-cache.ts';
import { ErrorView } from './pages/error-view.tsx';
import { findRoute, type Route } from './routes.ts';

type AppProps = {
  /** Path of the page that is shown. */
  readonly path: string;
  /** Paths of all pages in the document, that one among them. */
  readonly places?: readonly string[];
  readonly pages: PageCache;
};

/** The whole application, the same on the server and in the browser. */
export function App({ path, places = [path], pages }: AppProps) {
  return places.map((place) => (
    <Place key={place} path={place} hidden={place !== path} pages={pages} />
  ));
}

type PlaceProps = { readonly path: string; readonly hidden: boolean; readonly pages: PageCache };

/** What is at a path; the page that is shown is not rendered again for the sake of another. */
const Place = memo(function Place({ path, hidden, pages }: PlaceProps) {
  const route = findRoute(path);
  return (
    <div className="place" data-hidden={hidden || undefined}>
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
