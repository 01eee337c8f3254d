/** A picture as imported by the build: URL, intrinsic size in pixels and alternative text. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};
