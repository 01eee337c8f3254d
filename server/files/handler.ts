import type { RequestHandler } from 'express';
import type { PrerenderedResponse } from '../respond/prerendered-response.ts';
import { send } from '../respond/send.ts';

/** Sends the file at the request's path. */
export function createFileHandler(files: ReadonlyMap<string, PrerenderedResponse>): RequestHandler {
  return function sendFile(request, response, next) {
    const file = files.get(request.path);
    if (file) send(request, response, file);
    else next();
  };
}
