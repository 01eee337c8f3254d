import { use } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/error-boundary.tsx';
import type { PageCache } from './page-cache.ts';
import { ErrorView } from './pages/error-view.tsx';
import { type Route as RouteRow, routes } from './routes.ts';

/** The whole application, the same on the server and in the browser; the router around it says where one is. */
export function App({ pages }: { readonly pages: PageCache }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Routes>
        {routes.map((route) => (
          <Route
            key={route.id}
            path={route.path}
            element={<RoutePage route={route} pages={pages} />}
          />
        ))}
        <Route path="*" element={<ErrorView detail="404 Not Found" />} />
      </Routes>
    </ErrorBoundary>
  );
}

type RoutePageProps = { readonly route: RouteRow; readonly pages: PageCache };

// The router changes its location in a transition, so React keeps the page one is on until the next one is here.
function RoutePage({ route, pages }: RoutePageProps) {
  const page = pages.read(route);
  return (page instanceof Promise ? use(page) : page).element;
}
