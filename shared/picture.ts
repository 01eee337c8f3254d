/** A picture as the build hands it to a component: its address, its own size in pixels and what is seen in it. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};
