import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import type { Route } from '../routes.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly route: Route;
  /** Query and fragment behind the route's path, e.g. `?country=UK#enquiry`. */
  readonly suffix?: string;
};

/** A link to a page of this site. */
export function PageLink({ route, suffix = '', ...attributes }: Props) {
  return <Link to={route.path + suffix} {...attributes} />;
}
