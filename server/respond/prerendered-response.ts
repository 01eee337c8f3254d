import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** A body in each content encoding. */
export type Encodings = { readonly br?: Buffer; readonly gzip?: Buffer };

/** A response whose bytes are computed before the request. */
export type PrerenderedResponse = {
  /** For the log and the metrics: a route ID, or the name of another response. */
  readonly name: string;
  readonly status: number;
  /** A file name extension, e.g. `html`. */
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body without an encoding; omitted if only the encoded bodies are stored. */
  readonly body?: Buffer;
  readonly encodings: Encodings;
};

type Options = Pick<PrerenderedResponse, 'name' | 'type' | 'headers'> & {
  readonly status?: number;
  readonly body: Buffer | string;
  /** Bodies already compressed by the build; without them, the body is compressed here. */
  readonly encodings?: Encodings;
  /** True to store only the encoded bodies: for hundreds of choices, the plain ones would take three quarters of the memory. */
  readonly encodedOnly?: boolean;
};

/** Computes the parts of a response that do not depend on the request. */
export async function prerender(options: Options): Promise<PrerenderedResponse> {
  const { name, status = 200, type, encodedOnly = false } = options;
  const body = Buffer.from(options.body);
  const isStored = status === 200 && options.headers['Cache-Control'] !== 'no-store';
  const headers = {
    ...options.headers,
    Vary: 'Accept-Encoding',
    // Weak, since it is the same for every encoding.
    ...(isStored && { ETag: `W/"${hashOf(body)}"` }),
  };
  const encodings = options.encodings ?? (await compress(body));
  const response = { name, status, type, headers, encodings };
  return encodedOnly ? response : { ...response, body };
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Compresses a body in the thread pool. The default Brotli quality is for pages, which are compressed at startup or while a visitor
 * is waiting; docs/decisions/02 has the measurements.
 */
export async function compress(body: Buffer, quality = 10): Promise<Encodings> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), gzip(body, { level: 9 })]);
  return { br: withoutPool(br), gzip: withoutPool(gz) };
}

/** A copy with its own memory: Node cuts small buffers from 64 KB blocks, and each would retain its whole block. */
function withoutPool(buffer: Buffer): Buffer {
  return Buffer.from(new Uint8Array(buffer).buffer);
}
