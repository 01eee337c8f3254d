import { Link } from 'react-router-dom';
import { type RouteId, routes } from '../routes.ts';
import { Brand } from './brand.tsx';

/** The label that leads home, and the navigation, of the pages below the home page. */
export function SiteHeader({ current }: { readonly current: RouteId }) {
  return (
    <header className="row site-header">
      <Brand />
      <nav aria-label="Destinations">
        <ul className="row">
          {routes
            .filter(({ inNavigation }) => inNavigation)
            .map((route) => (
              <li key={route.id}>
                <Link to={route.path} aria-current={route.id === current ? 'page' : undefined}>
                  {route.label}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </header>
  );
}
