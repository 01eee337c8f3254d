import { brotliDecompressSync, constants } from 'node:zlib';
import { sendBytes } from './site.ts';

/** A server's answer to a browser's GET, in bytes: status line, headers, and body with brotli. */
export type MeasuredAnswer = {
  readonly whole: number;
  /** How many of them hold the styles and the first screen, up to the end of the opening section. */
  readonly firstScreen: number;
};

/** Measures the page at `path`. */
export async function measureAnswer(port: number, path: string): Promise<MeasuredAnswer> {
  const headers = [
    'Host: localhost',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Connection: close',
  ];
  const text = await sendBytes(port, [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`${path}: ${text.split('\r\n')[0]}`);
  const answer = Buffer.from(text, 'latin1');
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
  const end = endOfOpening(decodeStart(body));
  const needed = shortestPrefix(body.length, (size) => {
    return decodeStart(body.subarray(0, size)).length >= end;
  });
  return { whole: answer.length, firstScreen: answer.length - body.length + needed };
}

/** What a browser can decode of a brotli stream of which only the start has arrived. */
function decodeStart(bytes: Buffer): string {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(bytes, { finishFlush }).toString();
}

/** Where the section with the page's heading ends; the styles stand before it. */
function endOfOpening(html: string): number {
  const [start] = /^.*<\/style>.*<h1.*?<\/(?:section|header)>/s.exec(html) ?? [];
  if (!start) throw new Error('The page has no styles, or no section with its heading.');
  return start.length;
}

/** The smallest size up to `most` that is enough, by bisection. */
function shortestPrefix(most: number, isEnough: (size: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
