/** The part of the package that is used; it brings no types. */
declare module 'autocannon' {
  type Request = { readonly method: 'GET'; readonly path: string };

  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly requests: readonly {
      readonly setupRequest: (request: Request) => Request & {
        readonly headers: Readonly<Record<string, string>>;
      };
    }[];
  }): Promise<{
    readonly requests: { readonly total: number };
    /** In seconds. */
    readonly duration: number;
    readonly '4xx': number;
    readonly '5xx': number;
    readonly errors: number;
    readonly timeouts: number;
  }>;
}
