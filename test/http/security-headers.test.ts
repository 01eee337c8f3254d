import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { securityOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

/**
 * The content security policy of the fixture site, one directive per entry. The hashes are those of its script and styles:
 * printf 'document.title;' | openssl dgst -sha256 -binary | base64, and the same with 'body{color:navy}'.
 */
const securityPolicy: readonly string[] = [
  "default-src 'none'",
  "script-src 'self' 'sha256-AjuIg5Tn3MV3LRLRwhY80/A5c++3kFKV6QsMpsrS6Jw='",
  "style-src 'self' 'sha256-FXNL1JXO+6ASI161IMxEUa1D4iFtFHlI0b7By/+X0ac=' 'sha256-W4GPTJJ9EL65bjtVBCgE2eAsaF/b3QW6diIh4IkwDY0='",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.openstreetmap.org',
  "form-action 'self' https://www.fixture.example https://forms.example https://thanks.example",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "trusted-types 'none'",
  "require-trusted-types-for 'script'",
];

/** Security headers of every response of the fixture site, with the test settings. */
const securityHeaders = {
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

const headersOfPage = securityOf(await ask.get('/'));

it('sends every security header with a page', () => {
  expect(headersOfPage).toEqual(securityHeaders);
});

it.each([
  { name: 'a page the client has', status: 304, request: ask.get('/').set('If-None-Match', '*') },
  { name: 'a health check', status: 200, request: ask.get('/healthz') },
  { name: 'a missing page', status: 404, request: ask.get('/nothing') },
  { name: 'a wrong host', status: 400, request: ask.get('/').set('Host', 'a/b') },
])('sends the same security headers with $name (status $status)', async ({ status, request }) => {
  expect(securityOf(await request.expect(status))).toEqual(headersOfPage);
});

it('sends Cross-Origin-Resource-Policy: cross-origin only for share images', async () => {
  const sent = securityOf(await ask.get('/assets/share-alpha-66666666.png'));
  expect(sent).toEqual({ ...headersOfPage, 'cross-origin-resource-policy': 'cross-origin' });
});

it.each([
  [{}, 'X-Site-Build', /^abcdef0123456789$/],
  [{ INDEXING: 'off' }, 'X-Robots-Tag', /^noindex$/],
  [{ HSTS_INCLUDE_SUBDOMAINS: 'on' }, 'Strict-Transport-Security', /; includeSubDomains$/],
])('sends with settings %j “%s: %s” in every response', async (environment, name, value) => {
  const site = await createTestApp({ environment });
  for (const path of ['/', '/sitemap.xml', '/nothing', '/SITE', '/healthz']) {
    await site.ask.get(path).expect(name, value);
  }
});
