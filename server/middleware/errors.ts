import type { ErrorRequestHandler } from 'express';
import { describeRequest } from '../observe/request-log.ts';
import type { Log } from '../process/log.ts';
import type { PreparedResponse } from '../respond/prepared-response.ts';
import { send } from '../respond/send.ts';

/** What the answer that failed may have set, and would be untrue of this one. */
const headersOfAnswer = ['CDN-Cache-Control', 'Content-Disposition', 'ETag'];

/** Logs an error and answers with a view that says nothing of its cause. */
export function answerErrors(log: Log, serverError: PreparedResponse): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return function answerError(error, request, response, _next) {
    log.error({ err: error, ...describeRequest(request) }, 'a request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of headersOfAnswer) response.removeHeader(name);
    send(request, response, serverError);
  };
}
