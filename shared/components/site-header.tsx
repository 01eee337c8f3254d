import { type RouteId, routes } from '../routes.ts';
import { Brand } from './brand.tsx';
import { PageLink } from './page-link.tsx';

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
                <PageLink route={route} aria-current={route.id === current ? 'page' : undefined}>
                  {route.label}
                </PageLink>
              </li>
            ))}
        </ul>
      </nav>
    </header>
  );
}
