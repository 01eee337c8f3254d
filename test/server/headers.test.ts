import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { site } from '../../shared/content/site.ts';
import { routes } from '../../shared/routes.ts';
import { only, parseHtml } from '../setup/html.ts';
import { type Reply, serveSite, testEnvironment } from '../setup/site.ts';

const { ask } = await serveSite();
const [asset] = readBuildOutput('dist').assets;

/** A request for every kind of answer. */
const kinds: readonly (readonly [target: string, method: string, status: number])[] = [
  ...routes.map(({ path }) => [path, 'GET', 200] as const),
  ['/?utm_source=mail', 'GET', 200],
  [asset?.path ?? '', 'GET', 200],
  ['/healthz', 'GET', 200],
  ['/readyz', 'GET', 200],
  ['/robots.txt', 'GET', 200],
  ['/sitemap.xml', 'GET', 200],
  ['/', 'HEAD', 200],
  ['/nothing', 'GET', 404],
  ['/NOTHING', 'GET', 404],
  ['/assets/nothing.js', 'GET', 404],
  ['/%', 'GET', 400],
  ['/', 'POST', 405],
  ['/', 'OPTIONS', 204],
  ['/site/', 'GET', 308],
];

/** The policy as an unordered list of directives, each with its sources as an unordered list. */
function directivesOf({ headers }: Reply): Readonly<Record<string, ReadonlySet<string>>> {
  const policy = String(headers['content-security-policy']);
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, new Set(sources)];
    }),
  );
}

/** The source that allows an element's own text. */
function hashOf({ textContent }: Element): string {
  return `'sha256-${createHash('sha256')
    .update(textContent ?? '')
    .digest('base64')}'`;
}

const originOf = (attribute: string) => (element: Element) =>
  new URL(element.getAttribute(attribute) ?? '').origin;

/** Which directive has to allow what in a page. */
const sources = [
  ['style', 'style-src', hashOf],
  ['script[type="module"]', 'script-src', hashOf],
  ['iframe', 'frame-src', originOf('src')],
  ['form[method="post"]', 'form-action', originOf('action')],
] as const;

describe('the content security policy', () => {
  it('allows what the site needs, named one by one, and nothing else', async () => {
    const reply = await ask('/');
    const page = parseHtml(reply.text);
    expect(directivesOf(reply)).toEqual({
      'default-src': new Set(["'none'"]),
      'script-src': new Set(["'self'", hashOf(only(page, 'script[type="module"]'))]),
      'style-src': new Set([hashOf(only(page, 'style'))]),
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
  });

  it('fits every page: its style sheet, its script, its map and its form', async () => {
    for (const { path } of [...routes, { path: '/not-found' }]) {
      const reply = await ask(path);
      const page = parseHtml(reply.text);
      const directives = directivesOf(reply);
      for (const [selector, directive, sourceOf] of sources) {
        for (const element of page.querySelectorAll(selector)) {
          expect(directives[directive], path).toContain(sourceOf(element));
        }
      }
    }
  });

  it('names only the origin of the endpoint', async () => {
    const site = await serveSite({ ENQUIRY_ENDPOINT: 'http://localhost:3001/f/el' });
    const expected = new Set(["'self'", 'http://localhost:3001']);
    expect(directivesOf(await site.ask('/'))['form-action']).toEqual(expected);
  });
});

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
  const whole = await serveSite({ HSTS_INCLUDE_SUBDOMAINS: 'on' });
  expect((await whole.ask('/')).headers['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  const denied = String(headers['permissions-policy']);
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(denied).toContain(`${feature}=()`);
  }
  // It would block the map's frame.
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
});

it.each(kinds)('%s by %s has the same security headers', async (target, method, status) => {
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
    /^(date|connection|keep-alive|cross-origin-resource-policy|content-(?!security)|(cdn-)?cache-control|vary|etag|location|allow|transfer-encoding)/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
}
