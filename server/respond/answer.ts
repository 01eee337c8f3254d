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
    const { status, etag, notModifiedHeaders, offered, representations } = prepared;
    const asked = readHeaders(request);
    if (etag !== undefined && asked.ifNoneMatch !== undefined && isFresh(request, asked, etag)) {
      response.writeHead(304, notModifiedHeaders as string[]).end();
      return 0;
    }
    const coding = chooseCoding(asked.acceptEncoding, offered);
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

type AskedFor = {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  cacheControl: string | undefined;
};

/**
 * The headers that matter here, from the list as it came: the object of all headers costs Node more to make than the
 * whole choice of an answer. A header sent twice is joined as Node joins it.
 */
function readHeaders({ rawHeaders }: IncomingMessage): AskedFor {
  const asked: AskedFor = {
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    cacheControl: undefined,
  };
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    // Most names differ in length already.
    if (name.length !== 15 && name.length !== 13) continue;
    const value = rawHeaders[index + 1] ?? '';
    switch (name.toLowerCase()) {
      case 'accept-encoding':
        asked.acceptEncoding = join(asked.acceptEncoding, value);
        break;
      case 'cache-control':
        asked.cacheControl = join(asked.cacheControl, value);
        break;
      case 'if-none-match':
        asked.ifNoneMatch = join(asked.ifNoneMatch, value);
    }
  }
  return asked;
}

function join(values: string | undefined, value: string): string {
  return values === undefined ? value : `${values}, ${value}`;
}

function isFresh(request: IncomingMessage, asked: AskedFor, etag: string): boolean {
  if (asked.ifNoneMatch === etag && asked.cacheControl === undefined) return true;
  return fresh(request.headers, { etag });
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
    const known = choices.get(accepted);
    if (known !== undefined || choices.has(accepted)) return known;
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
