import type { Picture } from '../pictures/picture.ts';

type Props = {
  readonly picture: Picture;
  /** Set for a picture in view from the start: it goes before the display face, which would delay LCP. */
  readonly eager?: boolean;
};

/** A destination's picture with a postage stamp's perforated edge. */
export function Stamp({ picture: { alt, ...image }, eager = false }: Props) {
  return (
    // Inside a picture element React leaves the preloading of images to the document.
    <picture className="stamp">
      <img
        className="stamp__image"
        alt={alt}
        {...image}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
