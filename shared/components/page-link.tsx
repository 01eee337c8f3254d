import { type AnchorHTMLAttributes, useContext } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext } from '../prefetch.ts';
import type { Route } from '../routes.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly route: Route;
  /** Query and fragment behind the route's path, e.g. `?country=UK#get-in-touch`. */
  readonly suffix?: string;
};

/** A link to a page of this site. Its page is fetched when somebody points at it, focuses or touches it, not before. */
export function PageLink({ route, suffix = '', ...attributes }: Props) {
  const prefetchRoute = useContext(PrefetchContext);
  const prefetch = () => prefetchRoute(route);
  return (
    <Link
      to={route.path + suffix}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...attributes}
    />
  );
}
