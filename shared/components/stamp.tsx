import type { Picture } from '../pictures/picture.ts';

type Props = {
  readonly picture: Picture;
  /** Loads a picture of the first screen before the display font: otherwise the font would delay the LCP. */
  readonly eager?: boolean;
};

/** A destination's picture with the perforated edge of a postage stamp. */
export function Stamp({ picture: { alt, ...image }, eager = false }: Props) {
  return (
    // Inside a picture element, React leaves image preloading to the document.
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
