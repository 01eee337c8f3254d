import type { LoadedPage } from '../../shared/loaded-page.ts';
import type { Route } from '../../shared/routes.ts';

/** Sets the document's title, description and canonical URL to those of the page that is shown. */
export function setHead({ canonicalPath }: Route, { title, description }: LoadedPage): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // Only the path changes: the origin is the public one, whatever address this instance answers at.
  if (canonical) canonical.href = new URL(canonicalPath, canonical.href).href;
}
