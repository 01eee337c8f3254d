import type { RequestHandler } from 'express';
import type { Log } from '../process/log.ts';

/**
 * Warns once when something is asked of another host than that of PUBLIC_ORIGIN, which stands in canonical addresses, share
 * images and structured data: a wrong one shows on no page.
 */
export function noticeOtherHost(log: Log, publicOrigin: string): RequestHandler {
  const { host } = new URL(publicOrigin);
  let isNoticed = false;
  return function noticeHost(request, _response, next) {
    // A trusted proxy may have put its own into `Host`, and the visitor's elsewhere.
    if (!isNoticed && request.headers.host !== host && request.host?.toLowerCase() !== host) {
      isNoticed = true;
      log.warn(
        { asked: request.host },
        `something was asked of another host than PUBLIC_ORIGIN says: if visitors use that one, set PUBLIC_ORIGIN to it, otherwise have the proxy hand on theirs`,
      );
    }
    next();
  };
}
