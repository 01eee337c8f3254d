import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { HelmetOptions } from 'helmet';
import { enquiryService } from '#content/enquiry-fields.ts';
import type { BuildOutput, Manifest } from '../files/build-output.ts';
import type { Settings } from '../settings/settings.ts';

type Inlined = Pick<Manifest, 'entry' | 'styles'>;

/**
 * helmet's options.
 *
 * Two of its defaults are replaced because they would lose every enquiry: without `Referer` the forwarding service rejects a
 * post, and `form-action 'self'` makes the browser block it.
 */
export function securityPolicy(settings: Settings, { entry, styles }: Inlined): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", hashOf(entry)],
        styleSrc: ["'self'", ...Object.values(styles).map(hashOf)],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ['https://www.openstreetmap.org'],
        // Chromium also applies this to redirects after the post. The form-forwarding service redirects to PUBLIC_ORIGIN,
        // even if the form was opened under another host name.
        formAction: [
          "'self'",
          settings.publicOrigin,
          new URL(settings.enquiryEndpoint).origin,
          ...enquiryService.redirectOrigins,
        ],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // No script turns a string into markup or code, so none needs a Trusted Types policy.
        trustedTypes: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    // This host only: browsers would remember for a year that every subdomain requires https.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Off, because it would block the map frame.
    crossOriginEmbedderPolicy: false,
    // Off, because Firefox and WebKit would show an empty form on Back from the forwarding service's error page.
    crossOriginOpenerPolicy: false,
    xFrameOptions: { action: 'deny' },
    // Off, to save 120 bytes per response: obsolete (Internet Explorer, Flash, XSS filters) or not needed.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

/** Sets the headers that helmet has no option for, and the build's checksum. */
export function setOtherHeaders({ indexing }: Settings, { checksum }: BuildOutput): RequestHandler {
  const headers = {
    // The site itself uses none of these features; the header also denies them to the map frame.
    'Permissions-Policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    // Identifies the build for support and operators; each page also contains it.
    'X-Site-Build': checksum,
    ...(!indexing && { 'X-Robots-Tag': 'noindex' }),
  };
  return function setHeaders(_request, response, next) {
    response.set(headers);
    next();
  };
}

/** The CSP hash source of an inlined style sheet or script. */
function hashOf(inlined: string): string {
  return `'sha256-${createHash('sha256').update(inlined).digest('base64')}'`;
}
