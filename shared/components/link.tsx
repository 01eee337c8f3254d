import { type LinkProps, Link as RouterLink } from 'react-router-dom';

/**
 * A link within the site. Search engines don't index URLs with a query, so their crawlers needn't follow them. `discover` is
 * for route manifests, which this site does not have.
 */
export function Link({ to, ...attributes }: LinkProps & { readonly to: string }) {
  const rel = to.includes('?') ? 'nofollow' : undefined;
  return <RouterLink {...attributes} to={to} rel={rel} discover="none" />;
}
