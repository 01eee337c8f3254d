import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { maxHeaderCount } from '../connections/http-server.ts';
import type { Send } from '../responses/send.ts';
import type { StatusResponses } from '../responses/status-responses.ts';

/** No request of this site has a body. A declared body up to this size is skipped, so that the connection stays. */
const maxBodySize = 4_096;

/** What a request is refused for: the name of its answer. */
type Violation = 'badRequest' | 'bodyTooLarge' | 'lengthRequired' | 'tooManyHeaders';

type RequestHeaders = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Refuses a request whose headers violate a limit, and ends its connection. */
export function refuseViolations(send: Send, statuses: StatusResponses): RequestHandler {
  return function refuseViolation(request, response, next) {
    const violation = findViolation(request);
    if (!violation) return next();
    response.shouldKeepAlive = false;
    send(request, response, statuses[violation]);
  };
}

/** The limit that the request's headers violate, if any. */
export function findViolation({ headers, rawHeaders }: RequestHeaders): Violation | undefined {
  if (rawHeaders.length > 2 * maxHeaderCount) return 'tooManyHeaders';
  // RFC 9112, section 3.2: a second Host line, or one that is not a host, is answered with 400. Node takes the first.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1 || !hostPattern.test(headers.host ?? 'none')) return 'badRequest';
  if (headers['transfer-encoding'] !== undefined) return 'lengthRequired';
  return Number(headers['content-length'] ?? 0) > maxBodySize ? 'bodyTooLarge' : undefined;
}
