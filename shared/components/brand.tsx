import icon from '../../pictures/icon.svg';
import { site } from '../content/site.ts';
import { homeRoute } from '../routes.ts';

/** The consultancy's name as an airmail label that leads home. */
export function Brand() {
  return (
    <a className="brand" href={homeRoute.path}>
      {/* The browser shows the same file as the page's icon, and so need not ask for it again. */}
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
    </a>
  );
}
