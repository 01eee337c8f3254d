import type { RequestHandler } from 'express';
import { caching } from '../responses/caching.ts';
import { prepareResponse } from '../responses/prepared-response.ts';
import type { HeaderList } from '../responses/security-headers.ts';
import type { Send } from '../responses/send.ts';

export const securityTextPath = '/.well-known/security.txt';

type Dependencies = {
  /** Whom to tell of a weakness: an https or a `mailto:` address. */
  readonly contact: string;
  readonly publicOrigin: string;
  /** The headers that every answer has. */
  readonly headers: HeaderList;
  readonly send: Send;
};

/** Answers with whom to tell of a weakness (RFC 9116). Written when it is asked for: an instance may run for years. */
export function createSecurityTextHandler(dependencies: Dependencies): RequestHandler {
  const { contact, publicOrigin, headers, send } = dependencies;
  return async function sendSecurityText(request, response) {
    const text = await prepareResponse({
      name: 'security.txt',
      type: 'txt',
      caching: caching.hour,
      headers,
      compressed: false,
      body: writeSecurityText(contact, publicOrigin, new Date()),
    });
    send(request, response, text);
  };
}

/** It has to expire within a year. */
function writeSecurityText(contact: string, publicOrigin: string, now: Date): string {
  const day = 24 * 60 * 60 * 1000;
  // All instances say the same on the same day.
  const expires = new Date((Math.floor(now.getTime() / day) + 364) * day).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${publicOrigin}${securityTextPath}\n`;
}
