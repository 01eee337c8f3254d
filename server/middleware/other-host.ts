import type { RequestHandler } from 'express';
import type { Log } from '../process/log.ts';

/**
 * Warns once about a request for another host than that of PUBLIC_ORIGIN, which canonical URLs, share images and structured
 * data contain: a wrong one is visible on no page.
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
        'unexpected Host header: if visitors use this host, set PUBLIC_ORIGIN to it; otherwise have the proxy pass theirs on',
      );
    }
    next();
  };
}
