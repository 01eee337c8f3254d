import { Link } from 'react-router-dom';
import { site } from '#content/site.ts';
import icon from '../pictures/icon.svg';
import { homeRoute } from '../routes.ts';

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
      <BrandName name={site.name} />
      <span className="brand__subtitle">{site.subtitle}</span>
    </>
  );
}

/** Maximum length of a word that fits beside the logo at every size. */
const shortWord = 11;

/** The name on the label, with a modifier class if it contains a long word. */
export function BrandName({ name }: { readonly name: string }) {
  const isLong = name.split(' ').some((word) => word.length > shortWord);
  return <span className={isLong ? 'brand__name brand__name--long' : 'brand__name'}>{name}</span>;
}
