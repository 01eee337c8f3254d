import { Link } from 'react-router-dom';
import { site } from '../content/site.ts';
import { homeRoute } from '../routes.ts';

/** The consultancy's name as an airmail label that leads home. `reloadDocument` makes it a plain link. */
export function Brand({ reloadDocument = false }: { readonly reloadDocument?: boolean }) {
  return (
    <Link className="brand" to={homeRoute.path} reloadDocument={reloadDocument}>
      <span className="brand__name">{site.name}</span>
      <span className="brand__subtitle">{site.subtitle}</span>
    </Link>
  );
}
