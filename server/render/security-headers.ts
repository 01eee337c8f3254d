import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { site } from '../../shared/content/site.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** The site uses none of these, and neither may the map. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

type Options = {
  /** CSP source of the inlined style sheet: `'sha256-…'`. */
  readonly styleHash: string;
  /** CSP source of the inlined script. */
  readonly scriptHash: string;
  readonly enquiryEndpoint: string;
  readonly indexing: boolean;
  /** What browsers are told to fetch by https alone. */
  readonly hsts: { readonly includeSubDomains: boolean; readonly preload: boolean };
};

/**
 * The security headers of every answer, from helmet, computed once. A wrong directive throws here, at start.
 *
 * Two of helmet's defaults would lose every enquiry and are written out: the forwarding service refuses a post
 * without Referer, and `form-action 'self'` keeps the browser from sending it.
 */
export function createSecurityHeaders({
  styleHash,
  scriptHash,
  enquiryEndpoint,
  indexing,
  hsts,
}: Options): HeaderList {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", scriptHash],
        styleSrc: [styleHash],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: [new URL(site.map.embed).origin],
        // Chromium holds redirects after the post to this list too: 'self' is for the way back.
        formAction: ["'self'", new URL(enquiryEndpoint).origin],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // No script turns a string into markup or code, so none has a policy that may.
        trustedTypes: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, ...hsts },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // It would block the map frame.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer, Flash and filters that no browser has any more: each answer would carry 120 bytes more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const headers: [string, string][] = [['Permissions-Policy', permissionsPolicy]];
  if (!indexing) headers.push(['X-Robots-Tag', 'noindex']);
  const recorder = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.freeze(headers);
}
