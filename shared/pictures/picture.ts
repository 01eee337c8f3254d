/** A picture as imported by the build: URL, intrinsic size in pixels and alternative text. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/**
 * A photograph as imported by the build. Its file contains no alternative text, so the copy adds it:
 * `{ ...photograph, alt: 'Students on the steps of a library' }` is a `Picture`.
 */
export type Photograph = Omit<Picture, 'alt'>;
