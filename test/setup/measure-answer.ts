import { sendBytes } from './site.ts';

/** Bytes of a server's whole answer to a browser's GET with brotli: status line, headers and body. */
export async function measureAnswer(port: number, path: string): Promise<number> {
  const headers = [
    'Host: localhost',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Connection: close',
  ];
  const answer = await sendBytes(port, [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
  if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`${path}: ${answer.split('\r\n')[0]}`);
  return answer.length;
}
