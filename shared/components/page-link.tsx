import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { Route } from '../routes.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly route: Route;
  /** Query and fragment behind the route's path, e.g. `?country=UK#enquiry`. */
  readonly suffix?: string;
};

/** A link to a page of this site. The router's own `Link` can prefetch, too, which takes 2 KB of each page's scripts. */
export function PageLink({ route, suffix = '', onClick, ...attributes }: Props) {
  const to = route.path + suffix;
  const follow = useLinkClickHandler(to);

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    follow(event);
  }

  return <a {...attributes} href={useHref(to)} onClick={handleClick} />;
}
