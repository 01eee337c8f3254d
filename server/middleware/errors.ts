import type { ErrorRequestHandler } from 'express';
import { describeRequest } from '../observe/request-log.ts';
import type { Log } from '../process/log.ts';
import { overload } from '../respond/overload-error.ts';
import type { PrerenderedResponse } from '../respond/prerendered-response.ts';
import { reject, send } from '../respond/send.ts';

/** Headers that the failed response may have set and that are wrong for the error view. */
const headersOfResponse = ['CDN-Cache-Control', 'Content-Disposition', 'ETag'];

/** Logs an error and responds with a view that does not reveal its cause. */
export function handleErrors(log: Log, serverError: PrerenderedResponse): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return function sendError(error, request, response, _next) {
    if (error === overload) {
      if (request.socket.destroyed) return;
      response.set('Retry-After', '5');
      return reject(response, 503, 'Too many requests: try again in a few seconds.');
    }
    log.error({ err: error, ...describeRequest(request) }, 'a request failed');
    // Part of the response is sent: the client must see that it is incomplete.
    if (response.headersSent) return void response.destroy();
    for (const name of headersOfResponse) response.removeHeader(name);
    send(request, response, serverError);
  };
}
