import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { LogRequest } from './access-log.ts';
import { type Coding, codings } from './content-coding.ts';
import type { PreparedResponse } from './prepared-response.ts';
import type { ResponseStore } from './response-store.ts';

/** Answers the request if it can be answered from prepared responses; says whether it did. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

type Dependencies = { readonly store: ResponseStore; readonly logRequest: LogRequest };

/** The one place from which prepared responses are sent: in front of Express, and within it. */
export function createAnswer({ store, logRequest }: Dependencies): Answer {
  const chooseCoding = createCodingChooser();

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
    const coding = chooseCoding(request.headers['accept-encoding'], representations);
    const representation = coding && representations[coding];
    if (!representation) {
      const { headers, body } = store.notAcceptable.representations.identity;
      response.writeHead(store.notAcceptable.status, headers as string[]).end(body);
      return body.length;
    }
    response.writeHead(status, representation.headers as string[]).end(representation.body);
    return request.method === 'HEAD' ? 0 : representation.body.length;
  }
}

function isFresh({ headers }: IncomingMessage, etag: string): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag && headers['cache-control'] === undefined) return true;
  return fresh(headers, { etag });
}

type Available = PreparedResponse['representations'];

/** Few forms of the header are in use, so answers are remembered: at most this many, whatever is sent. */
const memoryLimit = 64;

function createCodingChooser() {
  const remembered = new Map<string, Coding | undefined>();

  return function chooseCoding(accepted: string | undefined, available: Available) {
    if (accepted === undefined) return 'identity';
    // An answer without compressed forms is rare enough not to be remembered.
    if (!available.br) return negotiate(accepted, available);
    if (remembered.has(accepted)) return remembered.get(accepted);
    const coding = negotiate(accepted, available);
    if (remembered.size < memoryLimit) remembered.set(accepted, coding);
    return coding;
  };
}

/** The coding to send, or undefined when the client refuses all there are. */
function negotiate(accepted: string, available: Available): Coding | undefined {
  const offered = codings.filter((coding) => available[coding]);
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  return negotiator.encoding(offered, { preferred: codings }) as Coding | undefined;
}
