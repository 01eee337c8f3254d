import { type AnchorHTMLAttributes, useContext, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext, usePrefetchInView } from '../prefetch.ts';
import type { Route } from '../routes.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly route: Route;
  /** Query and fragment behind the route's path, e.g. `?country=UK#get-in-touch`. */
  readonly suffix?: string;
  /** Prefetches the page as soon as the link is in view; otherwise only when the visitor shows interest in it. */
  readonly prefetchInView?: boolean;
};

/** A link to a page of this site. Its page is fetched on pointer, focus or touch, before the click. */
export function PageLink({ route, suffix = '', prefetchInView = false, ...attributes }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  usePrefetchInView(link, prefetchInView ? route : undefined);
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
