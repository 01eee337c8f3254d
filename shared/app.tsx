import { type Location, Route as RouterRoute, Routes } from 'react-router-dom';
import type { Page } from './page.ts';
import { ErrorBoundary } from './pages/error-boundary.tsx';
import { routes } from './routes.ts';

type AppProps = {
  /** The page of the location. It is loaded before, so that rendering waits for nothing. */
  readonly page: Page;
  /** The location to show; the router's own where it is not given. */
  readonly location?: Location;
};

/** The whole application, the same on the server and in the browser. */
export function App({ page, ...props }: AppProps) {
  return (
    <Routes {...props}>
      {routes.map(({ id, path, canonicalPath }) => (
        <RouterRoute
          key={id}
          path={path}
          caseSensitive
          // The key: nothing that a visitor did to one page is left on the next.
          element={<ErrorBoundary key={canonicalPath}>{page.element}</ErrorBoundary>}
        />
      ))}
    </Routes>
  );
}
