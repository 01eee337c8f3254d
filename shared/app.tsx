import { type Location, Route as RouterRoute, Routes } from 'react-router-dom';
import { loadedPage } from './load-page.ts';
import { ErrorBoundary } from './pages/error-boundary.tsx';
import { type Route, routes } from './routes.ts';

type AppProps = {
  /** The location to show; the router's own where it is not given. */
  readonly location?: Location;
};

/** The whole application, the same on the server and in the browser. */
export function App(props: AppProps) {
  return (
    <Routes {...props}>
      {routes.map((route) => (
        <RouterRoute
          key={route.id}
          path={route.path}
          caseSensitive
          // The key: nothing that a visitor did to one page is left on the next.
          element={<RoutePage key={route.canonicalPath} route={route} />}
        />
      ))}
    </Routes>
  );
}

function RoutePage({ route }: { readonly route: Route }) {
  return (
    <ErrorBoundary>
      <PageElement route={route} />
    </ErrorBoundary>
  );
}

/** Both server and browser load a page before they render it, so that rendering waits for nothing. */
function PageElement({ route }: { readonly route: Route }) {
  const page = loadedPage(route);
  if (!page) throw new Error(`The page at ${route.path} is not loaded.`);
  return page.element;
}
