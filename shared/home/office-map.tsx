import { site } from '#content/site.ts';
import drawing from '../pictures/office-map.svg';

/** Opens the maps app on phones that handle this URL, or else a web page. */
const directions = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(site.address.join(', '))}`;

const { title, latitude, longitude } = site.map;
/** The map around the office, about 2 km wide: west, south, east, north. */
const box = [longitude - 0.01, latitude - 0.007, longitude + 0.01, latitude + 0.007];
const corners = box.map((degrees) => degrees.toFixed(4)).join('%2C');
const embed = `https://www.openstreetmap.org/export/embed.html?bbox=${corners}&layer=mapnik&marker=${latitude}%2C${longitude}`;

/** The embedded map, in front of a drawing that shows until the map has loaded, and if it can't. */
export function OfficeMap() {
  return (
    <figure className="office-map">
      <div className="office-map__frame">
        <img src={drawing.src} alt="" width={320} height={200} loading="lazy" />
        <iframe
          src={embed}
          loading="lazy"
          title={title}
          height={250}
          // The map provider gets only the origin of the site.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <figcaption>
        Map: OpenStreetMap.{' '}
        {site.hasPlaceholders && (
          <span>The pin shows the neighbourhood, not the exact address. </span>
        )}
        <a href={directions}>Show the address in your maps app</a>
      </figcaption>
    </figure>
  );
}
