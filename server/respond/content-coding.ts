import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** A content coding the server can send. */
export type Coding = 'br' | 'zstd' | 'gzip' | 'identity';

/** A body in every coding it can be sent in. */
export type Encodings = Readonly<Partial<Record<Coding, Buffer>>>;

/** The codings this Node can write, in the order the server prefers among those a client likes equally. */
export const codings: readonly Coding[] =
  'zstdCompress' in zlib ? ['br', 'zstd', 'gzip', 'identity'] : ['br', 'gzip', 'identity'];

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** Good enough for the first seconds: a few milliseconds a page. */
export function encodeQuickly(body: Buffer): Encodings {
  if (body.length === 0) return {};
  return {
    br: zlib.brotliCompressSync(body, { params: { [BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: zlib.gzipSync(body, { level: 6 }),
  };
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The smallest there is; computed in the thread pool, so that answering goes on meanwhile. */
export async function encodeSmallest(body: Buffer): Promise<Encodings> {
  if (body.length === 0) return {};
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length };
  return {
    br: await brotli(body, { params }),
    gzip: await gzip(body, { level: 9 }),
    ...(codings.includes('zstd') && { zstd: await zstd(body) }),
  };
}

/** Node has zstd from 22.15 on; the types used here are those of the oldest Node supported. */
function zstd(body: Buffer): Promise<Buffer> {
  const { zstdCompress, constants } = zlib as unknown as {
    zstdCompress(
      body: Buffer,
      options: object,
      done: (error: Error | null, result: Buffer) => void,
    ): void;
    constants: { ZSTD_c_compressionLevel: number };
  };
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  return new Promise((resolve, reject) => {
    zstdCompress(body, { params }, (error, result) => (error ? reject(error) : resolve(result)));
  });
}
