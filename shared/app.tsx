import { Route as RouterRoute, Routes } from 'react-router-dom';
import { pageOf } from './pages.ts';
import { routes } from './routes.ts';
import type { View } from './view.ts';

/** The application, for server-side rendering (SSR) and hydration. */
export function App({ view }: { readonly view: View }) {
  return (
    <Routes>
      {routes.map((route) => {
        const { Content } = pageOf(route);
        // The key resets the state of the previous page.
        const element = <Content key={route.canonicalPath} view={view} />;
        return <RouterRoute key={route.id} path={route.path} caseSensitive element={element} />;
      })}
    </Routes>
  );
}
