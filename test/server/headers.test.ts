import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { only, parseHtml } from '../setup/html.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';

const { ask } = await serveSite();
const { headers, text } = await ask('/');
const page = parseHtml(text);

/** The source that allows an inlined element's own text. */
function hashOf(selector: string): string {
  const { textContent } = only(page, selector);
  return `'sha256-${createHash('sha256').update(`${textContent}`).digest('base64')}'`;
}

it('the content security policy allows what the pages need, and nothing else', () => {
  const directives = String(headers['content-security-policy']).split(';');
  expect(directives.map((directive) => directive.trim()).toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    `form-action 'self' ${testEnvironment.ENQUIRY_ENDPOINT}`,
    "frame-ancestors 'none'",
    'frame-src https://www.openstreetmap.org',
    "img-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `script-src 'self' ${hashOf('script[type="module"]')}`,
    `style-src ${hashOf('style')}`,
    "trusted-types 'none'",
  ]);
});

it('the other headers say what the site relies on', () => {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    // The forwarding service refuses a post without Referer.
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(page.querySelectorAll('meta[name="referrer"], form[rel]')).toHaveLength(0);
  // The first would block the map's frame.
  expect(Object.keys(headers).join()).not.toMatch(/embedder|x-powered-by|server|set-cookie/);
});

it('HSTS_INCLUDE_SUBDOMAINS and the origin of ENQUIRY_ENDPOINT change the headers', async () => {
  const ENQUIRY_ENDPOINT = 'http://localhost:3001/f/el';
  const given = { HSTS_INCLUDE_SUBDOMAINS: 'on', ENQUIRY_ENDPOINT };
  const other = (await (await serveSite(given)).ask('/')).headers;
  const everywhere = 'max-age=31536000; includeSubDomains';
  expect(other['strict-transport-security']).toBe(everywhere);
  expect(other['content-security-policy']).toContain("form-action 'self' http://localhost:3001;");
});
