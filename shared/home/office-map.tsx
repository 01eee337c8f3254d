import { useRef } from 'react';
import { site } from '#content/site.ts';
import drawing from '../pictures/office-map.svg';
import { useReached } from './use-reached.client.ts';

/** Opens the maps app on phones that handle this URL, or else a web page. */
const directions = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(site.address.join(', '))}`;

/**
 * The embedded map, 250 px high. OpenStreetMap gets a request only once the visitor reaches the map, and never without
 * JavaScript: a drawing is shown instead. The caption contains all necessary information.
 */
export function OfficeMap() {
  const figure = useRef<HTMLElement>(null);
  const isReached = useReached(figure);
  return (
    <figure className="office-map" ref={figure}>
      <div className="office-map__frame">
        <img src={drawing.src} alt="" width={320} height={200} loading="lazy" />
        <iframe
          // The key creates a new iframe: changing `src` would add an entry to the session history.
          key={String(isReached)}
          {...(isReached ? { src: site.map.embed } : { className: 'invisible' })}
          title={site.map.title}
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
        {site.address.join(', ')}.{' '}
        <a href={directions} rel="noopener">
          Show the address in your maps app
        </a>{' '}
        or{' '}
        <a href={site.map.link} rel="noopener">
          open the map in OpenStreetMap
        </a>
        .
      </figcaption>
    </figure>
  );
}
