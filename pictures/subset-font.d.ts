/** The package has no types of its own. */
declare module 'subset-font' {
  export type Options = {
    readonly targetFormat: 'woff2' | 'truetype';
    /** The variation axis, cut to a range or to a single value. */
    readonly variationAxes: {
      readonly wght: number | { readonly min: number; readonly max: number };
    };
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
