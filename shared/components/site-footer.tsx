import { site } from '../content/site.ts';
import { accessibilityId, homeRoute } from '../routes.ts';
import { PageLink } from './page-link.tsx';

/** Rights, credit, and the way to the accessibility statement, which the home page has. */
export function SiteFooter({ onHomePage = false }: { readonly onHomePage?: boolean }) {
  const anchor = `#${accessibilityId}`;
  return (
    <footer className="site-footer">
      <p>{site.rights}</p>
      <p>
        {onHomePage ? (
          <a href={anchor}>Accessibility</a>
        ) : (
          <PageLink route={homeRoute} suffix={anchor}>
            Accessibility
          </PageLink>
        )}
      </p>
      <p>{site.credit}</p>
    </footer>
  );
}
