import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/build-output.ts';
import { createSecurityHeaders } from '../../server/security-headers.ts';
import { site } from '../../shared/content/site.ts';
import { routes } from '../../shared/routes.ts';
import { attributeOf, only, parseHtml } from '../setup/html.ts';
import { type Reply, serveBothWays, testEnvironment } from '../setup/site.ts';

const forms = await serveBothWays();
const [asset] = readBuildOutput('dist').assets;
const mapOrigin = new URL(site.map.embed).origin;

/** A request for every kind of answer. */
const kinds: readonly (readonly [kind: string, target: string, method: string, status: number])[] =
  [
    ...routes.map(({ path }) => [`the page at ${path}`, path, 'GET', 200] as const),
    ['a page with a query', '/?utm_source=mail', 'GET', 200],
    ['an asset', asset?.path ?? '', 'GET', 200],
    ['the health check', '/healthz', 'GET', 200],
    ['robots.txt', '/robots.txt', 'GET', 200],
    ['the sitemap', '/sitemap.xml', 'GET', 200],
    ['a HEAD', '/', 'HEAD', 200],
    ['an unknown address', '/nothing', 'GET', 404],
    ['an unknown address in capitals', '/NOTHING', 'GET', 404],
    ['an unknown asset', '/assets/nothing.js', 'GET', 404],
    ['a bad request', '/%', 'GET', 400],
    ['a method that is not allowed', '/', 'POST', 405],
    ['OPTIONS', '/', 'OPTIONS', 204],
    ['a redirect', '/site/', 'GET', 308],
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
function hashOf({ textContent }: { readonly textContent: string }): string {
  return `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`;
}

describe.each(forms)('an answer sent $name', ({ ask }) => {
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
      'frame-src': new Set([mapOrigin]),
      'form-action': new Set(["'self'", testEnvironment.ENQUIRY_ENDPOINT]),
      'base-uri': new Set(["'none'"]),
      'frame-ancestors': new Set(["'none'"]),
    });
  });

  it('the policy fits every page: its one style sheet, its script, its map and its form', async () => {
    for (const { path } of [...routes, { path: '/not-found' }]) {
      const reply = await ask(path);
      const page = parseHtml(reply.text);
      const directives = directivesOf(reply);
      for (const style of page.querySelectorAll('style')) {
        expect(directives['style-src']).toContain(hashOf(style));
      }
      for (const script of page.querySelectorAll('script[type="module"]')) {
        expect(directives['script-src']).toContain(hashOf(script));
      }
      for (const frame of page.querySelectorAll('iframe')) {
        const source = attributeOf(frame, 'src') ?? '';
        expect(directives['frame-src']).toContain(new URL(source).origin);
      }
      for (const form of page.querySelectorAll('form[method="post"]')) {
        const action = attributeOf(form, 'action') ?? '';
        expect(directives['form-action']).toContain(new URL(action).origin);
      }
    }
  });

  it('makes no exception anywhere in the policy', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-|nonce-|\*|data:|blob:|http:/);
  });

  it('lets the forwarding service see which site an enquiry comes from', async () => {
    const { headers, text } = await ask('/');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    // A narrower policy on the form, its links or the page would lose the Referer, and the enquiry with it.
    const page = parseHtml(text);
    expect(page.querySelectorAll('meta[name="referrer"]')).toHaveLength(0);
    expect(attributeOf(only(page, 'form[method="post"]'), 'rel')).toBeUndefined();
  });

  it('does not block the map’s frame', async () => {
    expect((await ask('/')).headers['cross-origin-embedder-policy']).toBeUndefined();
  });

  it('keeps browsers from guessing, framing and going back to http', async () => {
    const { headers } = await ask('/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it.each(kinds)('%s has the same security headers', async (_kind, target, method, status) => {
    const expected = securityHeadersOf(await ask('/'));
    const reply = await ask(target, { method });
    expect(reply.status).toBe(status);
    expect(Object.keys(expected).length).toBeGreaterThan(8);
    expect(securityHeadersOf(reply)).toEqual(expected);
  });

  it.each(kinds)('%s does not say what it was made with', async (_kind, target, method) => {
    const { headers } = await ask(target, { method });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

describe('the policy', () => {
  const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  const hashes = { styleHash: hash, scriptHash: hash };

  it('names the origin of the endpoint alone, whatever its path', () => {
    for (const [enquiryEndpoint, origin] of [
      ['https://forms.example/f/el', 'https://forms.example'],
      ['http://localhost:3001', 'http://localhost:3001'],
    ] as const) {
      const headers = new Map(createSecurityHeaders({ ...hashes, enquiryEndpoint }));
      const policy = headers.get('Content-Security-Policy');
      expect(policy).toMatch(new RegExp(`form-action 'self' ${origin}(;|$)`));
    }
  });

  it('is computed once and can not be changed', () => {
    const enquiryEndpoint = 'https://forms.example';
    expect(Object.isFrozen(createSecurityHeaders({ ...hashes, enquiryEndpoint }))).toBe(true);
  });
});

/** All but what tells of this answer alone. */
function securityHeadersOf({ headers }: Reply) {
  const own =
    /^(date|connection|keep-alive|content-(?!security)|(cdn-)?cache-control|vary|etag|location|allow|transfer-encoding)/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
}
