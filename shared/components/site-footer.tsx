import { site } from '#content/site.ts';
import { accessibilityId, homeRoute, privacyNoteId } from '../routes.ts';
import { Link } from './link.tsx';
import { OfficeAddress } from './office-address.tsx';

/** Contact details, which printed pages need, copyright, credit, links to privacy note and accessibility statement. */
export function SiteFooter() {
  return (
    <footer className="row site-footer small">
      <OfficeAddress />
      <p>{site.rights}</p>
      <p className="row">
        <Link to={`${homeRoute.path}#${privacyNoteId}`}>Privacy</Link>{' '}
        <Link to={`${homeRoute.path}#${accessibilityId}`}>Accessibility</Link>
      </p>
      <p>{site.credit}</p>
    </footer>
  );
}
