import { type Location, Route as RouterRoute, Routes } from 'react-router-dom';
import type { Page } from './page.ts';
import { routes } from './routes.ts';
import type { View } from './view.ts';

type AppProps = {
  /** The page of the location. */
  readonly page: Page;
  readonly view: View;
  /** The location to show; defaults to the router's own. */
  readonly location?: Location;
};

/**
 * The application, for server-side rendering (SSR) and hydration. Every route renders `page`, which `loadPage` has
 * chosen by the same route table before rendering.
 */
export function App({ page: { Content }, view, ...props }: AppProps) {
  return (
    <Routes {...props}>
      {routes.map(({ id, path, canonicalPath }) => (
        <RouterRoute
          key={id}
          path={path}
          caseSensitive
          // The key resets the state of the previous page.
          element={<Content key={canonicalPath} view={view} />}
        />
      ))}
    </Routes>
  );
}
