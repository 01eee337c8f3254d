/** The part of the package that is used; it brings no types. */
declare module 'autocannon' {
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration?: number;
    /** In requests, instead of a duration. */
    readonly amount?: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly requests: readonly { readonly setupRequest: (request: object) => object }[];
  }): Promise<{
    readonly requests: { readonly total: number };
    /** In seconds. */
    readonly duration: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
    readonly errors: number;
    readonly timeouts: number;
  }>;
}
