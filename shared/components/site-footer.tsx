import { site } from '#content/site.ts';
import { accessibilityId, homeRoute } from '../routes.ts';
import { OfficeAddress } from './office-address.tsx';
import { PageLink } from './page-link.tsx';

/** How to reach the office, which a printed page needs, rights, credit, and a link to the accessibility statement. */
export function SiteFooter() {
  return (
    <footer className="row site-footer small">
      <OfficeAddress />
      <p>{site.rights}</p>
      <p>
        <PageLink route={homeRoute} suffix={`#${accessibilityId}`}>
          Accessibility
        </PageLink>
      </p>
      <p>{site.credit}</p>
    </footer>
  );
}
