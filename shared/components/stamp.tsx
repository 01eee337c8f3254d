import type { Picture } from '../pictures/picture.ts';

type Props = {
  readonly picture: Picture;
  /** True on the first screen: loads the picture before the display font, which would delay the LCP. */
  readonly eager?: boolean;
};

/** A destination's picture with the perforated edge of a postage stamp. */
export function Stamp({ picture: { alt, ...image }, eager = false }: Props) {
  return (
    // Inside a picture element, React adds no preload link of its own.
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
