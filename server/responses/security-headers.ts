import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { enquiryService } from '#content/enquiry-fields.ts';
import { site } from '#content/site.ts';
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
        // The map's origin is asked whether it can be reached.
        connectSrc: ["'self'", new URL(site.map.embed).origin],
        manifestSrc: ["'self'"],
        frameSrc: [new URL(site.map.embed).origin],
        // Chromium holds redirects after the post to this list too: 'self' is for the way back.
        formAction: [
          "'self'",
          new URL(settings.enquiryEndpoint).origin,
          ...enquiryService.redirectOrigins,
        ],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // No script turns a string into markup or code, so none has a policy that may.
        trustedTypes: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    strictTransportSecurity: {
      maxAge: 31_536_000,
      includeSubDomains: settings.hstsIncludeSubdomains,
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
  // A request and a response without a connection: helmet sets its headers as on any other.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.setHeader('Permissions-Policy', permissionsPolicy);
  if (!settings.indexing) response.setHeader('X-Robots-Tag', 'noindex');
  setHeaders(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  const headers = Object.entries(response.getHeaders());
  return Object.freeze(headers.map(([name, value]) => [usualCase(name), String(value)] as const));
}

/** A header's name as people write it: Node gives it in lower case. */
function usualCase(name: string): string {
  return name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
}

/** The source that allows exactly this inlined style sheet or script. */
function hashOf(inlined: string): string {
  return `'sha256-${createHash('sha256').update(inlined).digest('base64')}'`;
}
