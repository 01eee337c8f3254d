import { useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import type { Picture } from '../pictures/picture.ts';
import { useHeroFlight } from './use-hero-flight.ts';

/** The route map, with an optional flight animation on top. */
export function HeroPicture({ picture: { alt, ...image } }: { readonly picture: Picture }) {
  const layer = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLImageElement>(null);
  const { hasLoaded, paused, toggle } = useHeroFlight(layer, map);
  return (
    <div className="hero-picture">
      {/* Inside a picture element, React adds no preload link of its own. */}
      <picture>
        <img alt={alt} {...image} ref={map} fetchPriority="low" />
      </picture>
      <div className="hero-picture__flight" ref={layer} aria-hidden="true" />
      {hasLoaded && (
        <button
          className="hero-picture__button"
          type="button"
          aria-label={paused ? 'Play animation' : 'Pause animation'}
          onClick={toggle}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
    </div>
  );
}
