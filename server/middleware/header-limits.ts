import type { Request, RequestHandler } from 'express';
import { refuse } from '../respond/send.ts';

/** More header lines than any client or proxy sends. */
export const maxHeaderCount = 100;

/** No request of this site has a body. A declared body up to this size is skipped, so that the connection stays. */
const maxBodySize = 4_096;

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Refuses a request whose headers violate a limit, and ends its connection. */
export const refuseViolations: RequestHandler = function refuseViolation(request, response, next) {
  const violation = findViolation(request);
  if (!violation) return next();
  response.set('Connection', 'close');
  refuse(response, ...violation);
};

/** What the request's headers are refused for, if anything: a status and the reason. */
function findViolation({ headers, rawHeaders }: Request): [number, string] | undefined {
  if (rawHeaders.length > 2 * maxHeaderCount) return [431, 'Too many headers.'];
  // RFC 9112, section 3.2: a second Host line, or one that is not a host, is answered with 400. Node takes the first.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1 || !hostPattern.test(headers.host ?? 'none')) {
    return [400, 'Bad request: it names no host, or more than one.'];
  }
  if (headers['transfer-encoding'] !== undefined) return [411, 'Length required.'];
  if (Number(headers['content-length'] ?? 0) > maxBodySize) return [413, 'Content too large.'];
  return undefined;
}
