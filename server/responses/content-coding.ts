import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** A content coding the server can send. */
export type Coding = 'br' | 'gzip' | 'identity';

/** A body in every compressed form it can be sent in. */
export type Encodings = Readonly<Partial<Record<Coding, Buffer>>>;

/** In the order the server prefers. */
export const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Brotli's quality. The best one makes a page 2 % smaller than the one below, and takes three to four times its processor
 * time: a build takes it once; each start on a quarter of a core would take two and a half seconds longer.
 */
const qualities = { build: 11, start: 10 };

/** Compresses a body in the thread pool. */
export async function compress(body: Buffer, when: keyof typeof qualities): Promise<Encodings> {
  if (body.length === 0) return {};
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: qualities[when], [BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), gzip(body, { level: 9 })]);
  return { br, gzip: gz };
}
