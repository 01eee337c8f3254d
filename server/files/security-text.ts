import type { RequestHandler } from 'express';
import { caching } from '../respond/caching.ts';
import type { Settings } from '../settings/settings.ts';

export const securityTextPath = '/.well-known/security.txt';

/**
 * Sends security.txt, the contact for vulnerability reports (RFC 9116). Generated per request, so that `Expires` never lapses.
 */
export function sendSecurityText({ publicOrigin, site }: Settings): RequestHandler {
  const day = 24 * 60 * 60 * 1000;
  return function sendText(_request, response) {
    // Must be within a year, and the same on all instances during a day.
    const expires = new Date((Math.floor(Date.now() / day) + 364) * day).toISOString();
    response.locals.responseName = 'security.txt';
    const text = `Contact: mailto:${site.contactEmail}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${publicOrigin}${securityTextPath}\n`;
    response.set(caching.hour).type('txt').send(text);
  };
}
