import { gunzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { caching } from './caching.ts';
import type { Encodings, PreparedResponse } from './prepared-response.ts';

declare global {
  namespace Express {
    // biome-ignore lint/style/useConsistentTypeDefinitions: Express's own is an interface, which this one adds to.
    interface Locals {
      /** What was answered, for the log and the metrics: a route id, or the name of another answer. */
      answer?: string;
    }
  }
}

/** In the order the server prefers. */
const codings = ['br', 'gzip'] as const;

/** Longer than any client's, which have some 30 characters: to read thousands costs ten times what a page does. */
const maxAcceptEncodingLength = 500;

/** Sends a prepared response in the best coding the client takes. */
export function send(request: Request, response: Response, prepared: PreparedResponse): void {
  const { name, status, type, headers, body, encodings } = prepared;
  response.locals.answer = name;
  response.status(status).type(type).set(headers);
  // One coding at a time: with a list the client's order would decide, and browsers name gzip first.
  const isReadable = (request.get('Accept-Encoding') ?? '').length <= maxAcceptEncodingLength;
  const coding = codings.find(
    (each) => isReadable && encodings[each] && request.acceptsEncodings(each),
  );
  // A cache would take the coding of a 304 for that of what it has stored.
  if (coding && !request.fresh) response.set('Content-Encoding', coding);
  response.send(coding ? encodings[coding] : (body ?? plainOf(encodings)));
}

/** Plain bodies of answers that are kept compressed. */
const plain = new WeakMap<Encodings, Buffer>();

/** For the few clients that take no coding. Kept, since to unpack takes ten times what it takes to answer. */
function plainOf(encodings: Encodings): Buffer | undefined {
  const kept = plain.get(encodings);
  if (kept || !encodings.gzip) return kept;
  const body = gunzipSync(encodings.gzip);
  plain.set(encodings, body);
  return body;
}

/** Refuses a request that the server will not read, in one line of text. */
export function refuse(response: Response, status: number, reason: string): void {
  response.locals.answer = 'refused';
  response.status(status).set(caching.none).type('txt').send(`${reason}\n`);
}
