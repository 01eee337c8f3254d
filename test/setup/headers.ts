import type { Response } from 'supertest';

/**
 * The content security policy of the fixture site, a directive an entry. The hashes are those of its script and style:
 * printf 'document.title;' | openssl dgst -sha256 -binary | base64, and the same with 'body{color:navy}'.
 */
const securityPolicy: readonly string[] = [
  "default-src 'none'",
  "script-src 'self' 'sha256-AjuIg5Tn3MV3LRLRwhY80/A5c++3kFKV6QsMpsrS6Jw='",
  "style-src 'sha256-FXNL1JXO+6ASI161IMxEUa1D4iFtFHlI0b7By/+X0ac='",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  'frame-src https://map.example',
  "form-action 'self' https://forms.example https://thanks.example",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "trusted-types 'none'",
  "require-trusted-types-for 'script'",
];

/** The security headers that every answer of the fixture site has, with the test settings. */
export const securityHeaders = {
  'content-security-policy': securityPolicy.join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Headers that differ from moment to moment or from connection to connection, and those that every answer has. */
const others = ['date', 'connection', ...Object.keys(securityHeaders)];

/** The headers that are an answer's own; test/http/security-headers.test.ts has those that it shares with all. */
export function headersOf({ headers }: Response): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !others.includes(name)));
}
