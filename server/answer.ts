import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { LogRequest } from './access-log.ts';
import type { Coding } from './content-coding.ts';
import type { PreparedResponse, Representation } from './prepared-response.ts';
import type { ResponseStore } from './response-store.ts';

/** Answers the request if it can be answered from prepared responses; says whether it did. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

type Dependencies = { readonly store: ResponseStore; readonly logRequest: LogRequest };

/** The one place from which prepared responses are sent: in front of Express, and within it. */
export function createAnswer({ store, logRequest }: Dependencies): Answer {
  const chooseCoding = createCodingChooser();
  const refusal = store.notAcceptable.representations.identity;

  return function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const prepared = store.find(request.url ?? '');
    if (!prepared) return false;
    const started = performance.now();
    const bytes = send(request, response, prepared);
    logRequest({ request, status: response.statusCode, bytes, started });
    return true;
  };

  /** Returns the number of body bytes sent. */
  function send(request: IncomingMessage, response: ServerResponse, prepared: PreparedResponse) {
    const { status, etag, notModifiedHeaders, representations } = prepared;
    if (etag !== undefined && isFresh(request, etag)) {
      response.writeHead(304, notModifiedHeaders as string[]).end();
      return 0;
    }
    const coding = chooseCoding(request.headers['accept-encoding'], prepared.offered);
    const representation = coding && representations[coding];
    if (!representation) return write(request, response, store.notAcceptable.status, refusal);
    return write(request, response, status, representation);
  }
}

/** Returns the number of body bytes sent. */
function write(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, body }: Representation,
): number {
  response.writeHead(status, headers as string[]).end(body);
  return method === 'HEAD' ? 0 : body.length;
}

function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag && headers['cache-control'] === undefined) return true;
  return fresh(headers, { etag });
}

/** Few forms of the header are in use, so choices are remembered: at most this many for each set of codings. */
const memoryLimit = 64;

function createCodingChooser() {
  const remembered = new Map<string, Map<string, Coding | undefined>>();

  return function chooseCoding(accepted: string | undefined, offered: string) {
    if (accepted === undefined) return 'identity';
    let choices = remembered.get(offered);
    if (!choices) {
      choices = new Map();
      remembered.set(offered, choices);
    }
    if (choices.has(accepted)) return choices.get(accepted);
    const coding = negotiate(accepted, offered.split(' '));
    if (choices.size < memoryLimit) choices.set(accepted, coding);
    return coding;
  };
}

/** The coding to send, or undefined when the client refuses all there are. */
function negotiate(accepted: string, offered: readonly string[]): Coding | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  return negotiator.encoding(offered, { preferred: offered }) as Coding | undefined;
}
