/** The package has no types of its own. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'truetype';
    /** Variation axes cut to a range, or to a single value. */
    readonly variationAxes: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  };
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
