import type { RequestHandler } from 'express';
import { caching } from '../respond/caching.ts';

export const securityTextPath = '/.well-known/security.txt';

/**
 * Answers with whom to tell of a weakness (RFC 9116). Written when it is asked for: an instance may run for years.
 *
 * @param contact an https or a `mailto:` address
 */
export function sendSecurityText(contact: string, publicOrigin: string): RequestHandler {
  const day = 24 * 60 * 60 * 1000;
  return function sendText(_request, response) {
    // It has to expire within a year. All instances say the same on the same day.
    const expires = new Date((Math.floor(Date.now() / day) + 364) * day).toISOString();
    response.locals.answer = 'security.txt';
    response
      .set(caching.hour)
      .type('txt')
      .send(
        `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${publicOrigin}${securityTextPath}\n`,
      );
  };
}
