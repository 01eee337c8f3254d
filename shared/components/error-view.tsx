import type { ReactNode } from 'react';
import { errorContent } from '#content/error.ts';
import picture from '../pictures/lost-mail.svg';
import { breadcrumbsOf, destinationRoutes, homeRoute } from '../routes.ts';
import { BrandLabel } from './brand.tsx';
import { OfficeAddress } from './office-address.tsx';
import { Stamp } from './stamp.tsx';

type Props = {
  /** The status, or the kind of failure. */
  readonly detail: string;
  readonly lead: string;
  /** Possible actions. */
  readonly children?: ReactNode;
};

const links = [
  { path: homeRoute.path, label: errorContent.home },
  ...destinationRoutes.map((route) => breadcrumbsOf(route)[1]),
];

/** The error view. Its links load a new document, which works even after a crash. */
export function ErrorView({ detail, lead, children }: Props) {
  return (
    <div className="error-page">
      <header className="row site-header">
        <a className="brand" href={homeRoute.path}>
          <BrandLabel />
        </a>
      </header>
      <main id="main" className="error-page__main">
        <div className="flow">
          <h1 tabIndex={-1}>{errorContent.heading}</h1>
          <p className="error-page__detail">{detail}</p>
          <p>{lead}</p>
          {children}
          <nav aria-label="Other pages">
            <ul>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Stamp picture={picture} eager />
      </main>
      <footer className="row site-footer small">
        <OfficeAddress />
      </footer>
    </div>
  );
}
