import type { Request, Response } from 'express';
import { type Coding, codings } from './content-coding.ts';
import type { PreparedResponse } from './prepared-response.ts';
import type { HeaderList } from './security-headers.ts';

/** What was sent: kept as `response.locals.sent`, for the log and the metrics. */
export type Sent = {
  /** The name of the prepared response. */
  readonly name: string;
  readonly coding: Coding;
  /** Length of the body. */
  readonly bytes: number;
};

/** Sends a prepared response: in the best coding the client takes, or as 304 when the client has it. */
export type Send = (request: Request, response: Response, prepared: PreparedResponse) => void;

/** @param notAcceptable what a client gets that refuses every coding there is */
export function createSend(notAcceptable: PreparedResponse): Send {
  return function send(request, response, prepared) {
    if (isNotModified(request, response, prepared)) {
      keepSent(response, { name: prepared.name, coding: 'identity', bytes: 0 });
      response.writeHead(304, prepared.notModifiedHeaders).end();
      return;
    }
    shortenAcceptEncoding(request);
    // One coding at a time: with a list the client's order would decide, and browsers name gzip first.
    const accepted = codings.find(
      (coding) => prepared.representations[coding] && request.acceptsEncodings(coding),
    );
    if (accepted) sendCoding(response, prepared, accepted);
    else sendCoding(response, notAcceptable, 'identity');
  };
}

/** Browsers send about 30 characters. To read 16 KB would take longer than all the rest of an answer. */
const maxAcceptLength = 200;

/** Cuts the header, which Express reads again for each coding, behind the last coding that is whole. */
function shortenAcceptEncoding({ headers }: Request): void {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || accepted.length <= maxAcceptLength) return;
  const start = accepted.slice(0, maxAcceptLength);
  headers['accept-encoding'] = start.slice(0, start.lastIndexOf(',') + 1);
}

/** Whether the client has this response already. */
function isNotModified(request: Request, response: Response, { etag }: PreparedResponse): boolean {
  if (etag === undefined || request.headers['if-none-match'] === undefined) return false;
  // `request.fresh` compares the request with what is set on the response; the prepared headers have it too.
  response.set('ETag', etag);
  const isFresh = request.fresh;
  response.removeHeader('ETag');
  return isFresh;
}

function sendCoding(response: Response, prepared: PreparedResponse, coding: Coding): void {
  const { name, status, representations } = prepared;
  const representation = representations[coding];
  if (!representation) throw new Error(`The response ${name} has no ${coding} body.`);
  const { headers, body } = representation;
  keepSent(response, { name, coding, bytes: body.length });
  response.writeHead(status, headers).end(body);
}

type Empty = {
  readonly status: number;
  readonly headers: HeaderList;
  /** Counted under this name; as any other answer without one. */
  readonly name?: string;
};

/** Sends an answer that is all in its status and its headers. */
export function sendEmpty(response: Response, { status, headers, name = '' }: Empty): void {
  keepSent(response, { name, coding: 'identity', bytes: 0 });
  response.setHeaders(new Map(headers));
  response.status(status).end();
}

function keepSent(response: Response, sent: Sent): void {
  response.locals['sent'] = sent;
}
