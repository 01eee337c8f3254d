import { createHash } from 'node:crypto';
import { caching } from './caching.ts';
import { type Coding, codings, compress, type Encodings } from './content-coding.ts';
import type { HeaderList } from './security-headers.ts';

/** Headers as `writeHead` takes them, name and value in turn, with the body they describe. */
type Representation = {
  readonly headers: string[];
  readonly body: Buffer;
};

/** An answer that is ready before it is asked for. */
export type PreparedResponse = {
  /** For the log and the metrics: a route id, or what else it is. */
  readonly name: string;
  readonly status: number;
  /** Weak, since it is the same for every coding. An answer other than 200, or that nobody may store, has none. */
  readonly etag: string | undefined;
  readonly notModifiedHeaders: string[];
  /** By content coding; a body that was not compressed has only `identity`. */
  readonly representations: Readonly<Partial<Record<Coding, Representation>>>;
};

const contentTypes = {
  avif: 'image/avif',
  html: 'text/html; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
} as const;

/** What all responses that are prepared at start have in common. */
export type ResponseDefaults = {
  /** The headers that every answer has. */
  readonly headers: HeaderList;
  /** Whether bodies are compressed. During development every save is a start, and compressing takes longest. */
  readonly compressed: boolean;
};

type Options = ResponseDefaults & {
  readonly name: string;
  readonly status?: number;
  /** As a file's name would end, e.g. `html`. */
  readonly type: string;
  readonly body: Buffer | string;
  /** One of the policies of `caching`. */
  readonly caching: HeaderList;
  /** Copies compressed at build; without them the body is compressed here. */
  readonly encodings?: Encodings | undefined;
};

/** Computes everything about an answer that does not depend on who asks. */
export async function prepareResponse(options: Options): Promise<PreparedResponse> {
  const { name, status = 200, type, headers } = options;
  const contentType = contentTypes[type as keyof typeof contentTypes];
  if (!contentType) throw new Error(`No content type is known for .${type}.`);
  const identity = Buffer.from(options.body);
  const { compressed, encodings = compressed ? await compress(identity, 'start') : {} } = options;
  const bodies: Encodings = { ...encodings, identity };
  const isKept = status === 200 && options.caching !== caching.none;
  const etag = isKept ? etagOf(identity, headers) : undefined;
  const validators = [
    ...options.caching,
    ['Vary', 'Accept-Encoding'],
    ...(etag ? [['ETag', etag]] : []),
  ];
  const representations: Partial<Record<Coding, Representation>> = {};
  for (const coding of codings) {
    const body = bodies[coding];
    if (!body) continue;
    const own = [
      ['Content-Type', contentType],
      ...(coding === 'identity' ? [] : [['Content-Encoding', coding]]),
      ['Content-Length', String(body.length)],
    ];
    representations[coding] = { headers: [...headers, ...validators, ...own].flat(), body };
  }
  return { name, status, etag, notModifiedHeaders: validators.flat(), representations };
}

/** Covers the headers too, so that a page with a changed policy is fetched again. */
function etagOf(body: Buffer, headers: HeaderList): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
