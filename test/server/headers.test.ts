import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { routes } from '../../shared/routes.ts';
import { only, parseHtml } from '../setup/html.ts';
import { type Reply, serveSite, testEnvironment } from '../setup/site.ts';

const { ask } = await serveSite();

/** The policy as an unordered list of directives, each with its sources as an unordered list. */
function directivesOf({ headers }: Reply): Readonly<Record<string, readonly string[]>> {
  const directives = String(headers['content-security-policy']).split(';');
  const words = directives.map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(words.map(([name = '', ...sources]) => [name, sources.sort()]));
}

/** The source that allows an element's own text. */
function hashOf({ textContent }: Element): string {
  const hash = createHash('sha256').update(textContent ?? '');
  return `'sha256-${hash.digest('base64')}'`;
}

it.each([...routes.map(({ path }) => path), '/not-found'])(
  'the content security policy of %s allows what the page needs, and nothing else',
  async (path) => {
    const reply = await ask(path);
    const style = only(parseHtml(reply.text), 'style');
    // Error pages have no script; the policy is the same.
    const script = only(parseHtml((await ask('/')).text), 'script[type="module"]');
    expect(directivesOf(reply)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", hashOf(script)],
      'style-src': [hashOf(style)],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': [new URL(site.map.embed).origin],
      'form-action': ["'self'", testEnvironment.ENQUIRY_ENDPOINT],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'trusted-types': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
  },
);

it('the other headers say what the site relies on', async () => {
  const { headers, text } = await ask('/');
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
  expect(parseHtml(text).querySelectorAll('meta[name="referrer"], form[rel]')).toHaveLength(0);
  // It would block the map's frame.
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
});

it('settings change what they are for: hosts below this one, and the endpoint, by its origin', async () => {
  const ENQUIRY_ENDPOINT = 'http://localhost:3001/f/el';
  const other = await serveSite({ HSTS_INCLUDE_SUBDOMAINS: 'on', ENQUIRY_ENDPOINT });
  const reply = await other.ask('/');
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(directivesOf(reply)['form-action']).toEqual(["'self'", 'http://localhost:3001']);
});

it.each<[target: string, method: string, status: number]>([
  ['/site', 'GET', 200],
  ['/licences.txt', 'GET', 200],
  ['/readyz', 'GET', 200],
  ['/', 'HEAD', 200],
  ['/nothing', 'GET', 404],
  ['/assets/nothing.js', 'GET', 404],
  ['/calendar/uk.ics', 'GET', 400],
  ['/%', 'GET', 400],
  ['/', 'POST', 405],
  ['/', 'OPTIONS', 204],
  ['/site/', 'GET', 308],
])('%s by %s has the same security headers', async (target, method, status) => {
  const expected = securityHeadersOf(await ask('/'));
  const reply = await ask(target, { method });
  expect(reply.status).toBe(status);
  expect(Object.keys(expected).length).toBeGreaterThan(7);
  expect(securityHeadersOf(reply)).toEqual(expected);
  expect(Object.keys(reply.headers).join()).not.toMatch(/x-powered-by|server|set-cookie/);
});

/** All headers but those about this answer alone. */
function securityHeadersOf({ headers }: Reply) {
  const own =
    /^(date|connection|content-(?!security)|(cdn-)?cache-control|vary|etag|location|allow|transfer-encoding)/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
}
