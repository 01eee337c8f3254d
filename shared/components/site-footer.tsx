import { site } from '../content/site.ts';

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <p>{site.rights}</p>
      <p>{site.credit}</p>
    </footer>
  );
}
