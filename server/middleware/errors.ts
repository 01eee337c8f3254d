import type { ErrorRequestHandler } from 'express';
import type { Log } from '../log.ts';
import type { Send } from '../responses/send.ts';
import type { StatusResponses } from '../responses/status-responses.ts';
import { describeRequest } from './request-log.ts';

/** Logs an error and answers with a view that says nothing of its cause. */
export function answerErrors(log: Log, send: Send, statuses: StatusResponses): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return function answerError(error, request, response, _next) {
    log.error({ err: error, ...describeRequest(request) }, 'a request failed');
    if (response.headersSent) response.destroy();
    else send(request, response, statuses.serverError);
  };
}
