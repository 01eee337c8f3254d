import { gunzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { caching } from './caching.ts';
import type { PrerenderedResponse } from './prerendered-response.ts';

declare global {
  namespace Express {
    // biome-ignore lint/style/useConsistentTypeDefinitions: merges with Express's own declaration, an interface.
    interface Locals {
      /** For the log and the metrics: a route ID, or the name of another response. */
      responseName?: string;
    }
  }
}

/** In the server's order of preference. */
const contentEncodings = ['br', 'gzip'] as const;

/** Clients send about 30 characters. Parsing thousands would take ten times the CPU time of a page. */
const maxAcceptEncodingLength = 500;

/** Sends a pre-rendered response in the best content encoding that the client accepts. */
export function send(request: Request, response: Response, prerendered: PrerenderedResponse): void {
  // The client has gone while its page was rendered: Node would buffer the response.
  if (request.socket.destroyed) return;
  const { name, status, type, headers, body, encodings } = prerendered;
  response.locals.responseName = name;
  response.status(status).type(type).set(headers);
  // One encoding at a time: given a list, Express follows the client's order, and browsers list gzip first.
  const isReadable = (request.get('Accept-Encoding') ?? '').length <= maxAcceptEncodingLength;
  const encoding = contentEncodings.find(
    (each) => isReadable && encodings[each] && request.acceptsEncodings(each),
  );
  // Omitted on a 304: a cache would apply the encoding to its stored response.
  if (encoding && !request.fresh) response.set('Content-Encoding', encoding);
  // Decoding takes ten times as long as sending, for the few clients without an encoding.
  response.send(encoding ? encodings[encoding] : (body ?? gunzipSync(encodings.gzip ?? '')));
}

/** Rejects a request with one line of text. */
export function reject(response: Response, status: number, reason: string): void {
  response.locals.responseName = 'rejected';
  response.status(status).set(caching.none).type('txt').send(`${reason}\n`);
}
