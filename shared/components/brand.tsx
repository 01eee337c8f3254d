import { Link } from 'react-router-dom';
import { site } from '#content/site.ts';
import icon from '../pictures/icon/icon.svg';
import { homeRoute } from '../routes.ts';

/** The consultancy's name as an airmail label that leads home. */
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
      {/* The same file as the page's icon, so the browser has it already. */}
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

/** Letters of a word for which there is room beside the sign wherever the label stands. */
const shortWord = 11;

/** The name on the label, marked where one of its words is long. */
export function BrandName({ name }: { readonly name: string }) {
  const isLong = name.split(' ').some((word) => word.length > shortWord);
  return <span className={isLong ? 'brand__name brand__name--long' : 'brand__name'}>{name}</span>;
}
