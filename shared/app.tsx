import { type Location, Route as RouterRoute, Routes } from 'react-router-dom';
import type { Page } from './page.ts';
import { routes } from './routes.ts';
import type { View } from './view.ts';

type AppProps = {
  /** The page of the location. */
  readonly page: Page;
  readonly view: View;
  /** The location to show; the router's own where it is not given. */
  readonly location?: Location;
};

/**
 * The whole application, the same on the server and in the browser. Every route shows the same page, since only the
 * modules of the location's page are sure to be loaded: `loadPage` chose it by the same table, before rendering.
 */
export function App({ page: { Content }, view, ...props }: AppProps) {
  return (
    <Routes {...props}>
      {routes.map(({ id, path, canonicalPath }) => (
        <RouterRoute
          key={id}
          path={path}
          caseSensitive
          // The key resets what a visitor did to the previous page.
          element={<Content key={canonicalPath} view={view} />}
        />
      ))}
    </Routes>
  );
}
