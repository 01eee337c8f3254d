import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { Log } from '../log.ts';
import { createCodingNegotiator } from './content-coding.ts';
import type { PreparedResponse, Representation } from './prepared-response.ts';

/** A response that keeps what was sent, for the log and the metrics. */
export type SiteResponse = ServerResponse & { sent?: Representation | undefined };

/** Sends a prepared response: in the best coding the client takes, or as 304 when the client has it. */
export type Answer = (
  request: IncomingMessage,
  response: SiteResponse,
  prepared: PreparedResponse,
) => void;

/** @param notAcceptable what a client gets that refuses every coding there is */
export function createAnswer(notAcceptable: PreparedResponse): Answer {
  const codingsFor = createCodingNegotiator();

  return function answer({ headers }, response, prepared) {
    const { status, etag, notModifiedHeaders, representations } = prepared;
    if (etag !== undefined && fresh(headers, { etag })) {
      response.sent = representations.identity;
      response.writeHead(304, notModifiedHeaders).end();
      return;
    }
    const coding = codingsFor(headers['accept-encoding']).find((name) => representations[name]);
    const sent = coding ? representations[coding] : notAcceptable.representations.identity;
    response.sent = sent;
    response.writeHead(coding ? status : notAcceptable.status, sent?.headers).end(sent?.body);
  };
}

/** Logs an error and answers with the view of a server error. */
export type AnswerFault = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
) => void;

type FaultOptions = {
  readonly answer: Answer;
  /** The view of a server error, which says nothing of the cause. */
  readonly serverError: PreparedResponse;
  readonly log: Log;
};

export function createFaultAnswer({ answer, serverError, log }: FaultOptions): AnswerFault {
  return (error, request, response) => {
    log.error(error, 'a request failed');
    if (response.headersSent) response.destroy();
    else answer(request, response, serverError);
  };
}
