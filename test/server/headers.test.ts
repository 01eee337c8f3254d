import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { routes } from '../../shared/routes.ts';
import { only, parseHtml } from '../setup/html.ts';
import { type Reply, serveSite, testEnvironment } from '../setup/site.ts';

const { ask } = await serveSite();

/** The policy as an unordered list of directives, each with its sources as an unordered list. */
function directivesOf({ headers }: Reply): Readonly<Record<string, ReadonlySet<string>>> {
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, new Set(sources)];
    }),
  );
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
    // Error pages have no script; the policy is the same.
    const entry = only(parseHtml((await ask('/')).text), 'script[type="module"]');
    expect(directivesOf(reply)).toEqual({
      'default-src': new Set(["'none'"]),
      'script-src': new Set(["'self'", hashOf(entry)]),
      'style-src': new Set([hashOf(only(parseHtml(reply.text), 'style'))]),
      'img-src': new Set(["'self'"]),
      'font-src': new Set(["'self'"]),
      'connect-src': new Set(["'self'"]),
      'manifest-src': new Set(["'self'"]),
      'frame-src': new Set([new URL(site.map.embed).origin]),
      'form-action': new Set(["'self'", testEnvironment.ENQUIRY_ENDPOINT]),
      'base-uri': new Set(["'none'"]),
      'frame-ancestors': new Set(["'none'"]),
      'trusted-types': new Set(["'none'"]),
      'require-trusted-types-for': new Set(["'script'"]),
    });
  },
);

it('the forwarding service sees which site an enquiry comes from', async () => {
  const { headers, text } = await ask('/');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  // A narrower policy in the page or on the form would lose the Referer, and the enquiry with it.
  const page = parseHtml(text);
  expect(page.querySelectorAll('meta[name="referrer"]')).toHaveLength(0);
  expect(only(page, 'form[method="post"]').hasAttribute('rel')).toBe(false);
});

it('browsers neither guess types, nor frame the site, nor go back to http', async () => {
  const { headers } = await ask('/');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin',
  });
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
  }
  // It would block the map's frame.
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
});

it('settings change what they are for: hosts below this one, and the endpoint with a path', async () => {
  const other = await serveSite({
    HSTS_INCLUDE_SUBDOMAINS: 'on',
    ENQUIRY_ENDPOINT: 'http://localhost:3001/f/el',
  });
  const reply = await other.ask('/');
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const formAction = directivesOf(reply)['form-action'];
  expect(formAction).toEqual(new Set(["'self'", 'http://localhost:3001']));
});

it.each<[target: string, method: string, status: number]>([
  ['/site', 'GET', 200],
  ['/?utm_source=mail', 'GET', 200],
  ['/licences.txt', 'GET', 200],
  ['/readyz', 'GET', 200],
  ['/sitemap.xml', 'GET', 200],
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
  for (const name of ['x-powered-by', 'server', 'set-cookie']) {
    expect(reply.headers).not.toHaveProperty(name);
  }
});

/** All headers but those about this answer alone. */
function securityHeadersOf({ headers }: Reply) {
  const own =
    /^(date|connection|keep-alive|content-(?!security)|(cdn-)?cache-control|vary|etag|location|allow|transfer-encoding)/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
}
