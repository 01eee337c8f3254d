import { brotliDecompressSync, constants } from 'node:zlib';
import { expect } from 'vitest';
import { sendBytes } from './site.ts';

/** What a server may send at once on a new connection: ten segments of 1460 bytes. */
const oneRoundTrip = 14_600;

/** The styles and the first screen, up to the end of the section with the heading. */
const firstScreen = /^.*<\/style>.*<h1.*?<\/(?:section|header)>/s;

/** The page's answer to a browser, with its headers, shows the first screen after one round trip, and is not much longer. */
export async function expectSmallAnswer(port: number, path: string): Promise<void> {
  const encoding = 'Accept-Encoding: gzip, deflate, br, zstd';
  const request = [`GET ${path} HTTP/1.1`, 'Host: localhost', encoding, 'Connection: close'];
  const answer = Buffer.from(await sendBytes(port, `${request.join('\r\n')}\r\n\r\n`), 'latin1');
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4, oneRoundTrip);
  // What a browser can decode of a stream of which only the start has arrived.
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  const shown = firstScreen.test(brotliDecompressSync(body, options).toString());
  expect(shown, `${path} needs more than ${oneRoundTrip} bytes`).toBe(true);
  expect(answer.length).toBeLessThanOrEqual(24_000);
}
