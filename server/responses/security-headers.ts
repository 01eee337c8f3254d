import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { site } from '../../shared/content/site.ts';
import type { Manifest } from '../build-output.ts';
import type { Settings } from '../settings.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** The site uses nothing that needs a visitor's permission, and denies it to the map too. */
const permissionsPolicy =
  'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()';

/**
 * The security headers of every answer, from helmet, computed once. A wrong directive throws here, at start.
 *
 * Two of helmet's defaults would lose every enquiry and are written out: the forwarding service refuses a post
 * without Referer, and `form-action 'self'` keeps the browser from sending it.
 */
export function createSecurityHeaders(settings: Settings, manifest: Manifest): HeaderList {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", hashOf(manifest.entry)],
        styleSrc: [hashOf(manifest.styles)],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: [new URL(site.map.embed).origin],
        // Chromium holds redirects after the post to this list too: 'self' is for the way back.
        formAction: ["'self'", new URL(settings.ENQUIRY_ENDPOINT).origin],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // No script turns a string into markup or code, so none has a policy that may.
        trustedTypes: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    strictTransportSecurity: {
      maxAge: 31_536_000,
      includeSubDomains: settings.HSTS_INCLUDE_SUBDOMAINS,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // It would block the map frame.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // Obsolete (Internet Explorer, Flash, XSS filters) or not needed (DNS prefetching): 120 bytes of each answer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const headers: [string, string][] = [['Permissions-Policy', permissionsPolicy]];
  if (!settings.INDEXING) headers.push(['X-Robots-Tag', 'noindex']);
  const recorder = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.freeze(headers);
}

/** The source that allows exactly this inlined style sheet or script. */
function hashOf(inlined: string): string {
  return `'sha256-${createHash('sha256').update(inlined).digest('base64')}'`;
}
