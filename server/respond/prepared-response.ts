import { createHash } from 'node:crypto';
import {
  type Coding,
  codings,
  type Encodings,
  encodeQuickly,
  encodeSmallest,
} from './content-coding.ts';
import type { HeaderList } from './security-headers.ts';

/** Headers as `writeHead` takes them, name and value in turn, with the body they describe. */
export type Representation = { readonly headers: readonly string[]; readonly body: Buffer };

/** An answer that is ready before it is asked for. */
export type PreparedResponse = {
  readonly status: number;
  /** Weak, since it is the same for every coding. Answers other than 200 have none. */
  readonly etag: string | undefined;
  readonly notModifiedHeaders: readonly string[];
  /** The codings there are, in the server's order of preference, parted by spaces. */
  readonly offered: string;
  /** By content coding; `identity` is always there. */
  readonly representations: Readonly<Partial<Record<Coding, Representation>>> & {
    readonly identity: Representation;
  };
  /** Replaces the compressed bodies by the smallest there are; the ETag stays. */
  compress(): Promise<void>;
};

type Options = {
  readonly status?: number;
  readonly contentType: string;
  readonly body: Buffer | string;
  readonly caching: HeaderList;
  readonly headers: HeaderList;
  /** Copies compressed at build; without them the body is compressed here. */
  readonly encodings?: Encodings;
};

/** Computes everything about an answer that does not depend on who asks. */
export function prepareResponse(options: Options): PreparedResponse {
  const { status = 200, contentType, caching, headers } = options;
  const body = Buffer.from(options.body);
  const etag = status === 200 ? etagOf(body, headers) : undefined;
  const validators: HeaderList = [
    ...caching,
    ['Vary', 'Accept-Encoding'],
    ...(etag ? ([['ETag', etag]] as const) : []),
  ];

  function represent(content: Buffer, coding: Coding): Representation {
    const list: HeaderList = [
      ...headers,
      ...validators,
      ['Content-Type', contentType],
      ...(coding === 'identity' ? [] : ([['Content-Encoding', coding]] as const)),
      ['Content-Length', String(content.length)],
    ];
    return { headers: list.flat(), body: content };
  }

  const representations: Partial<Record<Coding, Representation>> & { identity: Representation } = {
    identity: represent(body, 'identity'),
  };

  let offered = 'identity';

  function add(encodings: Encodings): void {
    for (const [coding, content] of Object.entries(encodings)) {
      representations[coding as Coding] = represent(content, coding as Coding);
    }
    offered = codings.filter((coding) => representations[coding]).join(' ');
  }

  add(options.encodings ?? encodeQuickly(body));
  return {
    get offered() {
      return offered;
    },
    status,
    etag,
    notModifiedHeaders: validators.flat(),
    representations,
    async compress() {
      if (!options.encodings) add(await encodeSmallest(body));
    },
  };
}

/** Covers the headers too, so that a page with a changed policy is fetched again. */
function etagOf(body: Buffer, headers: HeaderList): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
