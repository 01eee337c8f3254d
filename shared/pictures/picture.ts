/** A picture as the build hands it to a component: its address, its own size in pixels and what is seen in it. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/**
 * A photograph as the build hands it over. A file of its kind has no place for the alternative text, so the copy adds it:
 * `{ ...photograph, alt: 'Students on the steps of a library' }` is a picture.
 */
export type Photograph = Omit<Picture, 'alt'>;
