import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { HelmetOptions } from 'helmet';
import { enquiryService } from '#content/enquiry-fields.ts';
import { site } from '#content/site.ts';
import type { Manifest } from '../files/build-output.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * What helmet sets on every answer.
 *
 * Two of its defaults would lose every enquiry and are written out: the forwarding service refuses a post without
 * Referer, and `form-action 'self'` keeps the browser from sending it.
 */
export function securityPolicy(settings: Settings, { entry, styles }: Manifest): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", hashOf(entry)],
        styleSrc: [hashOf(styles)],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
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
  };
}

/** Sets what helmet has no option for. */
export function setOtherPolicies({ indexing }: Settings): RequestHandler {
  const headers = {
    // The site uses nothing that needs a visitor's permission, and denies it to the map too.
    'Permissions-Policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    ...(!indexing && { 'X-Robots-Tag': 'noindex' }),
  };
  return function setPolicies(_request, response, next) {
    response.set(headers);
    next();
  };
}

/** The source that allows exactly this inlined style sheet or script. */
function hashOf(inlined: string): string {
  return `'sha256-${createHash('sha256').update(inlined).digest('base64')}'`;
}
