import { createHash } from 'node:crypto';
import type { HeaderList } from '../render/security-headers.ts';
import { type Coding, codings, compress, type Encodings } from './content-coding.ts';

/** Headers as `writeHead` takes them, name and value in turn, with the body they describe. */
export type Representation = {
  /** The name of its response. */
  readonly name: string;
  readonly coding: Coding;
  readonly headers: string[];
  readonly body: Buffer;
};

/** An answer that is ready before it is asked for. */
export type PreparedResponse = {
  readonly status: number;
  /** Weak, since it is the same for every coding. Answers other than 200 have none. */
  readonly etag: string | undefined;
  readonly notModifiedHeaders: string[];
  /** By content coding; a body that was not compressed has only `identity`. */
  readonly representations: Readonly<Partial<Record<Coding, Representation>>>;
};

type Options = {
  /** For the log and the metrics: a route id, or what else it is. */
  readonly name: string;
  readonly status?: number;
  readonly contentType: string;
  readonly body: Buffer | string;
  readonly caching: HeaderList;
  /** The headers that every answer has. */
  readonly headers: HeaderList;
  /** Copies compressed at build; without them the body is compressed here. */
  readonly encodings?: Encodings;
};

/** Computes everything about an answer that does not depend on who asks. */
export async function prepareResponse(options: Options): Promise<PreparedResponse> {
  const { name, status = 200, contentType, caching, headers } = options;
  const identity = Buffer.from(options.body);
  const encodings = options.encodings ?? (await compress(identity));
  const etag = status === 200 ? etagOf(identity, headers) : undefined;
  const validators: HeaderList = [
    ...caching,
    ['Vary', 'Accept-Encoding'],
    ...(etag ? ([['ETag', etag]] as const) : []),
  ];

  function represent(body: Buffer, coding: Coding): Representation {
    const list: HeaderList = [
      ...headers,
      ...validators,
      ['Content-Type', contentType],
      ...(coding === 'identity' ? [] : ([['Content-Encoding', coding]] as const)),
      ['Content-Length', String(body.length)],
    ];
    return { name, coding, headers: list.flat(), body };
  }

  const bodies: Encodings = { ...encodings, identity };
  const representations: Partial<Record<Coding, Representation>> = {};
  for (const coding of codings) {
    const body = bodies[coding];
    if (body) representations[coding] = represent(body, coding);
  }
  return { status, etag, notModifiedHeaders: validators.flat(), representations };
}

/** Covers the headers too, so that a page with a changed policy is fetched again. */
function etagOf(body: Buffer, headers: HeaderList): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
