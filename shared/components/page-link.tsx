import { type AnchorHTMLAttributes, createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { Route } from '../routes.ts';

/** Prefetches a page. It does nothing on the server and until the browser has hydrated. */
export const PrefetchContext = createContext<(route: Route) => void>(() => undefined);

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
