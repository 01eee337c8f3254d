import { site } from '#content/site.ts';
import icon from '../pictures/icon.svg';
import { homeRoute } from '../routes.ts';
import { Link } from './link.tsx';

/** The consultancy's name as an airmail label that links to the home page. */
export function Brand() {
  return (
    <Link className="brand" to={homeRoute.path}>
      <BrandLabel />
    </Link>
  );
}

export function BrandLabel() {
  return (
    <>
      {/* The favicon's file, so it is already in the browser cache. */}
      <img
        className="brand__mark"
        src={icon.src}
        alt=""
        width={40}
        height={40}
        fetchPriority="low"
      />
      <span>
        <span className="brand__name">{site.name}</span>{' '}
        <span className="brand__subtitle">{site.subtitle}</span>
      </span>
    </>
  );
}
