import type { RequestHandler } from 'express';
import type { HeaderList } from '../responses/security-headers.ts';
import { sendEmpty } from '../responses/send.ts';
import { isAboutServer } from './canonical-path.ts';

/** Answers OPTIONS, and refuses every other method, at a known path: what may be read there has been sent before. */
export function refuseOtherMethods(
  paths: ReadonlySet<string>,
  headers: HeaderList,
): RequestHandler {
  return function refuseMethod(request, response, next) {
    if (!paths.has(request.path) && !isAboutServer(request)) return next();
    sendEmpty(response, {
      status: request.method === 'OPTIONS' ? 204 : 405,
      headers: [...headers, ['Allow', 'GET, HEAD, OPTIONS']],
    });
  };
}
