import { useRef } from 'react';
import { site } from '#content/site.ts';
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
        <MapDrawing />
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

/** An abstract street map with a pin. */
function MapDrawing() {
  return (
    <svg
      viewBox="0 0 400 250"
      width="320"
      height="200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="office-map__water" d="M0 176q60-22 92 10t58 64H0z" />
      <path
        className="office-map__streets"
        d="M-10 60l150 30 270-50M60-10l30 270M140-10l10 270M250-10l30 270M350-10l-20 270M-10 140l420 10M170 220l240-20M-10 110l100 15"
      />
      <path className="office-map__road" d="M-10 30q110 20 190 90t240 110" />
      <path
        className="office-map__pin"
        d="M200 134q-28-38-28-58a28 28 0 0 1 56 0q0 20-28 58zm0-46a12 12 0 1 0 0-24 12 12 0 0 0 0 24z"
      />
    </svg>
  );
}
