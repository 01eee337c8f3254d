import { site } from '../content/site.ts';

/** The embedded map, 250 px high; its caption is all a visitor needs when the frame is blocked. */
export function OfficeMap() {
  return (
    <figure className="office-map">
      <iframe
        src={site.map.embed}
        title={site.map.title}
        height={250}
        loading="lazy"
        // The map's owner needs no more than to know which site asks.
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <figcaption>
        {site.address.join(', ')}.{' '}
        <a href={site.map.link} rel="noopener">
          Open the map in OpenStreetMap
        </a>
      </figcaption>
    </figure>
  );
}
