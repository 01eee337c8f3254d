import type { RequestHandler } from 'express';
import type { Log } from '../process/log.ts';

/**
 * Warns once about a request whose host differs from PUBLIC_ORIGIN. Canonical URLs, share images and structured data contain
 * that origin, so no page shows that it is wrong.
 */
export function warnAboutOtherHost(log: Log, publicOrigin: string): RequestHandler {
  const { host } = new URL(publicOrigin);
  let hasWarned = false;
  return function compareHost(request, _response, next) {
    // A trusted proxy may have set its own `Host`, and forwarded the visitor's in another header.
    if (!hasWarned && request.headers.host !== host && request.host?.toLowerCase() !== host) {
      hasWarned = true;
      log.warn(
        { host: request.host },
        'unexpected Host header: if visitors use this host, set PUBLIC_ORIGIN to it; otherwise let the proxy forward the original Host',
      );
    }
    next();
  };
}
