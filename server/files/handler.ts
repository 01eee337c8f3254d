import type { RequestHandler } from 'express';
import type { PreparedResponse } from '../respond/prepared-response.ts';
import { send } from '../respond/send.ts';

/** Answers with the file that has the request's path. */
export function createFileHandler(files: ReadonlyMap<string, PreparedResponse>): RequestHandler {
  return function sendFile(request, response, next) {
    const file = files.get(request.path);
    if (file) send(request, response, file);
    else next();
  };
}
