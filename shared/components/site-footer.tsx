import { site } from '#content/site.ts';
import { accessibilityId, homeRoute, privacyNoteId } from '../routes.ts';
import { OfficeAddress } from './office-address.tsx';
import { PageLink } from './page-link.tsx';

/** The office's contact details, which a printed page needs, rights, credit, and links to both statements. */
export function SiteFooter() {
  return (
    <footer className="row site-footer small">
      <OfficeAddress />
      <p>{site.rights}</p>
      <p>
        <PageLink route={homeRoute} suffix={`#${privacyNoteId}`}>
          Privacy
        </PageLink>{' '}
        <PageLink route={homeRoute} suffix={`#${accessibilityId}`}>
          Accessibility
        </PageLink>
      </p>
      <p>{site.credit}</p>
    </footer>
  );
}
