import { type AnchorHTMLAttributes, useContext, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext, usePrefetchInView } from '../prefetch.ts';
import type { Route } from '../routes.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly route: Route;
  /** Query and fragment behind the route's path, e.g. `?country=UK#get-in-touch`. */
  readonly suffix?: string;
};

/** A link to a page of this site. Its page is fetched before the click: in view, and on pointer, focus or touch. */
export function PageLink({ route, suffix = '', ...attributes }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  usePrefetchInView(link, route);
  const prefetchRoute = useContext(PrefetchContext);
  const prefetch = () => prefetchRoute(route);
  return (
    <Link
      ref={link}
      to={route.path + suffix}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...attributes}
    />
  );
}
