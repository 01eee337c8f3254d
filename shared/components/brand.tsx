import { site } from '../content/site.ts';
import icon from '../pictures/icon/icon.svg';
import { homeRoute } from '../routes.ts';
import { PageLink } from './page-link.tsx';

/** The consultancy's name as an airmail label that leads home. */
export function Brand() {
  return (
    <PageLink className="brand" route={homeRoute}>
      <BrandLabel />
    </PageLink>
  );
}

export function BrandLabel() {
  return (
    <>
      {/* The same file as the page's icon, so the browser has it already. */}
      <img
        className="brand__mark"
        src={icon.src}
        alt=""
        width={40}
        height={40}
        fetchPriority="low"
      />
      <span className="brand__name">{site.name}</span>
      <span className="brand__subtitle">{site.subtitle}</span>
    </>
  );
}
