import { Link } from 'react-router-dom';
import { breadcrumbsOf, homeRoute, type Route } from '../routes.ts';

/** Breadcrumbs below the home page. Search engines get them as structured data. */
export function Breadcrumbs({ route }: { readonly route: Route }) {
  const [home, page] = breadcrumbsOf(route);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol className="row small">
        <li>
          <Link to={homeRoute.path}>{home.label}</Link>
        </li>
        <li aria-current="page">{page.label}</li>
      </ol>
    </nav>
  );
}
