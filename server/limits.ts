import type { IncomingMessage, ServerOptions } from 'node:http';

/** Browsers send about 1 KB of headers; proxies add a few hundred bytes. Node answers 431 to more than this. */
const maxHeaderSize = 16_384;

/** More header lines than any client or proxy sends. */
const maxHeaderCount = 100;

/** No request of this site has a body. A declared body up to this size is skipped, so that the connection stays. */
const maxBodySize = 4_096;

/** What Node enforces by itself. */
export const serverOptions: ServerOptions = {
  maxHeaderSize,
  /** Also for a connection on which nothing is ever sent. A phone on a bad line needs two or three seconds. */
  headersTimeout: 10_000,
  /** With the body, which nobody needs to send. */
  requestTimeout: 15_000,
  /** Node looks for timeouts this often; with its default of 30 s they would be that much longer. */
  connectionsCheckingInterval: 1_000,
};

/** What is set on the server once it is there. */
export const serverLimits = {
  /** Node drops what is above its own limit in silence; one more lets `findViolation` see it. */
  maxHeadersCount: maxHeaderCount + 1,
  /** An idle connection costs 10 to 20 KB. More copies are the answer to more visitors. */
  maxConnections: 4_000,
  /** So that a balancer spreads its connections again from time to time. */
  maxRequestsPerSocket: 100_000,
};

/**
 * Longer than a balancer keeps an idle connection (60 s is usual), so that it never reuses one that is being closed
 * here. `KEEP_ALIVE_TIMEOUT_MS` changes it.
 */
export const defaultKeepAliveTimeoutMs = 65_000;

/** What a request is refused for. */
export type Violation = 'badRequest' | 'bodyTooLarge' | 'lengthRequired' | 'tooManyHeaders';

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

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
