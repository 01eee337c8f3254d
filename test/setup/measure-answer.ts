import { brotliDecompressSync, constants } from 'node:zlib';
import { sendBytes } from './site.ts';

/** What a server may send at once on a new connection: ten segments of 1460 bytes. */
const firstRoundTripBytes = 14_600;

/** A server's whole answer to a browser's GET with brotli: its bytes, and the HTML that the first round trip brings. */
export async function measureAnswer(port: number, path: string) {
  const headers = [
    'Host: localhost',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Connection: close',
  ];
  const answer = await sendBytes(port, [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
  if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`${path}: ${answer.split('\r\n')[0]}`);
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4, firstRoundTripBytes);
  const part = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  const firstHtml = brotliDecompressSync(Buffer.from(body, 'latin1'), part).toString();
  return { bytes: answer.length, firstHtml };
}
