import type { IncomingMessage } from 'node:http';
import { maxHeaderCount } from './http-server.ts';

/** No request of this site has a body. A declared body up to this size is skipped, so that the connection stays. */
const maxBodySize = 4_096;

/** What a request is refused for. */
export type Violation = 'badRequest' | 'bodyTooLarge' | 'lengthRequired' | 'tooManyHeaders';

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** The limit that the request's headers violate, if any. */
export function findViolation({ headers, rawHeaders }: IncomingMessage): Violation | undefined {
  if (rawHeaders.length > 2 * maxHeaderCount) return 'tooManyHeaders';
  // RFC 9112, section 3.2: a second Host line, or one that is not a host, is answered with 400. Node takes the first.
  const { host } = headers;
  if (host !== undefined && !(hostPattern.test(host) && isSentOnce('host', rawHeaders))) {
    return 'badRequest';
  }
  if (headers['transfer-encoding'] !== undefined) return 'lengthRequired';
  return Number(headers['content-length'] ?? 0) > maxBodySize ? 'bodyTooLarge' : undefined;
}

function isSentOnce(name: string, rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const line = rawHeaders[index];
    if (line?.length === name.length && line.toLowerCase() === name) count += 1;
  }
  return count === 1;
}
