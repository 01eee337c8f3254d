/** The package brings no types of its own. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    /** Variation axes cut to a range. */
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  };
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
