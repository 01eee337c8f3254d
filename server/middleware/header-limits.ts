import type { Request, RequestHandler } from 'express';
import { reject } from '../respond/send.ts';

/** More header lines than any client or proxy sends. */
export const maxHeaderCount = 100;

/** No request of this site has a body. A declared body up to this size is skipped, so that the connection stays open. */
const maxBodySize = 4_096;

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Rejects a request whose headers violate a limit, and closes its connection. */
export const rejectViolations: RequestHandler = function rejectViolation(request, response, next) {
  const violation = findViolation(request);
  if (!violation) return next();
  response.set('Connection', 'close');
  reject(response, ...violation);
};

/** The status and reason for rejecting a request whose headers violate a limit. */
function findViolation(request: Request): [number, string] | undefined {
  const { headers, rawHeaders } = request;
  if (rawHeaders.length > 2 * maxHeaderCount) return [431, 'Too many headers.'];
  if (!hasValidHost(request)) return [400, 'Bad request: one valid Host header is required.'];
  if (headers.expect !== undefined && !/100-continue/i.test(headers.expect)) {
    return [417, 'Expectation failed.'];
  }
  if (headers['transfer-encoding'] !== undefined) return [411, 'Length required.'];
  if (Number(headers['content-length'] ?? 0) > maxBodySize) return [413, 'Content too large.'];
  return undefined;
}

/** RFC 9112, section 3.2: one valid `Host` line, optional in HTTP/1.0. Node itself would use the first of several. */
function hasValidHost({ headers, rawHeaders, httpVersion }: Request): boolean {
  const lines = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (lines.length === 0) return httpVersion === '1.0';
  return lines.length === 1 && hostPattern.test(headers.host ?? '');
}
