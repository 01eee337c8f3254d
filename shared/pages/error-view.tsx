import picture from '../../pictures/lost-mail/lost-mail.svg';
import { BrandLabel } from '../components/brand.tsx';
import { Stamp } from '../components/stamp.tsx';
import { destinationRoutes, homeRoute } from '../routes.ts';

/** The router's error view in the site's design. Its links reload the document: after a failure only that is sure to work. */
export function ErrorView({ detail }: { readonly detail: string }) {
  return (
    <div className="error-page">
      <header className="error-page__header">
        <a className="brand" href={homeRoute.path}>
          <BrandLabel />
        </a>
      </header>
      <main id="main" className="error-page__main">
        <Stamp picture={picture} eager />
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p className="error-page__detail">{detail}</p>
        <p>This page did not arrive. These will:</p>
        <nav aria-label="Other pages">
          <ul className="error-page__links">
            {[homeRoute, ...destinationRoutes].map(({ id, path, label }) => (
              <li key={id}>
                <a href={path}>{id === 'home' ? 'Home page' : `Study in ${label}`}</a>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </div>
  );
}
