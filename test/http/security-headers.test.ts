import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { security } from '../setup/headers.ts';

const { ask } = await createTestApp();

/** Security headers of every response of the fixture site, with the test settings. */
const securityHeaders = {
  // The hashes are those of its script and styles:
  // printf 'document.title;' | openssl dgst -sha256 -binary | base64, and the same with 'body{color:navy}'.
  'content-security-policy': [
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
  ].join(';'),
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Messengers show share images from their own origin. */
const shareable = { 'cross-origin-resource-policy': 'cross-origin' };

it.each([
  ['a page', 200, ask.get('/'), {}],
  ['a page the client has', 304, ask.get('/').set('If-None-Match', '*'), {}],
  ['a missing page', 404, ask.get('/nothing'), {}],
  ['a wrong host', 400, ask.get('/').set('Host', 'a/b'), {}],
  ['a share image', 200, ask.get('/assets/share-alpha-66666666.png'), shareable],
] as const)('sends security headers with %s (%i)', async (_, status, request, changed) => {
  const { headers } = await request.expect(status);
  const sent = Object.entries<string>(headers).filter(([name]) => security.test(name));
  expect(Object.fromEntries(sent)).toEqual({ ...securityHeaders, ...changed });
});

it.each([
  [{}, 'X-Site-Build', /^abcdef0123456789$/],
  [{ INDEXING: 'off' }, 'X-Robots-Tag', /^noindex$/],
])('sends with settings %j “%s: %s” in every response', async (environment, name, value) => {
  const site = await createTestApp(environment);
  for (const path of ['/', '/sitemap.xml', '/nothing', '/SITE', '/healthz']) {
    await site.ask.get(path).expect(name, value);
  }
});
