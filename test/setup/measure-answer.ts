import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Bytes of a server's whole answer to a browser's GET with brotli: status line, headers and body. */
export async function measureAnswer(port: number, path: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.end(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nConnection: close\r\n\r\n`,
  );
  const answer = await text(socket);
  if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`${path}: ${answer.split('\r\n')[0]}`);
  return answer.length;
}
