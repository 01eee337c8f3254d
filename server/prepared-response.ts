import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HeaderList } from './security-headers.ts';

/** A content coding the server can send. */
export type Coding = 'br' | 'gzip' | 'identity';

/** The server's own preference among codings a client likes equally. */
export const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

/** Headers as `writeHead` takes them, name and value in turn, with the body they describe. */
export type Representation = { readonly headers: readonly string[]; readonly body: Buffer };

/** An answer that is ready before it is asked for. */
export type PreparedResponse = {
  readonly status: number;
  readonly etag: string | undefined;
  readonly notModifiedHeaders: readonly string[];
  /** By content coding; `identity` is always there. */
  readonly representations: Readonly<Partial<Record<Coding, Representation>>> & {
    readonly identity: Representation;
  };
};

type Options = {
  readonly status?: number;
  readonly contentType: string;
  readonly body: Buffer | string;
  readonly cacheControl: string;
  readonly headers: HeaderList;
  /** Copies compressed at build. Without them, text is compressed here. */
  readonly compressed?: Readonly<Partial<Record<Coding, Buffer>>>;
};

/** Computes everything about an answer that does not depend on who asks. */
export function prepareResponse(options: Options): PreparedResponse {
  const { status = 200, contentType, cacheControl, headers } = options;
  const body = Buffer.from(options.body);
  const compressed = options.compressed ?? compress(body);
  const etag = status === 200 ? etagOf(body, headers) : undefined;
  const validators: HeaderList = [
    ['Cache-Control', cacheControl],
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

  return {
    status,
    etag,
    notModifiedHeaders: validators.flat(),
    representations: {
      identity: represent(body, 'identity'),
      ...Object.fromEntries(
        Object.entries(compressed).map(([coding, content]) => [
          coding,
          represent(content, coding as Coding),
        ]),
      ),
    },
  };
}

function compress(body: Buffer): Partial<Record<Coding, Buffer>> {
  if (body.length === 0) return {};
  return {
    br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: gzipSync(body, { level: 9 }),
  };
}

/** Weak, since it is the same for every coding; it covers the headers, so a changed policy is fetched too. */
function etagOf(body: Buffer, headers: HeaderList): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
