import { expect, it } from 'vitest';
import { expectErrorPage } from '../setup/pages.ts';
import { type Reply, serveSite, testEnvironment } from '../setup/site.ts';

const { ask } = await serveSite();
const securityHeaders = securityHeadersOf(await ask('/'));
const below = '/site/study-destination/';
const origin = testEnvironment.PUBLIC_ORIGIN;

/** All headers but those about this answer alone. */
function securityHeadersOf({ headers }: Reply) {
  const own =
    /^(date|connection|content-(?!security)|(cdn-)?cache-control|vary|etag|location|allow)/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
}

type Answer = readonly [status: number, caching: string, type: string];
const [html, plain] = ['text/html; charset=utf-8', 'text/plain; charset=utf-8'];
const page: Answer = [200, 'public, max-age=0, must-revalidate', html];
const file: Answer = [200, 'public, max-age=3600', plain];
const sharedCaches = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=604800';
const sitemap: Answer = [200, 'public, max-age=3600', 'application/xml; charset=utf-8'];
const health: Answer = [200, 'no-store', plain];
const badRequest: Answer = [400, 'no-store', plain];
const noAsset: Answer = [404, 'no-store', plain];
const notFound: Answer = [404, 'no-store', html];

it.each<[what: string, answer: Answer, targets: string]>([
  ['the home page', page, '/ /site'],
  ['a destination in the west', page, `${below}usa ${below}uk ${below}canada ${below}ireland`],
  ['a destination in the east', page, `${below}australia ${below}newzealand`],
  ['a page at an absolute address', page, `${origin}/ ${origin}/site`],
  ['a page with a query', page, `/site?a=1&b=2 /?a?b /?? /?% /?%00 /?${'x'.repeat(2_000)}`],
  ['a file', file, '/robots.txt /llms.txt /licences.txt'],
  ['the sitemap', sitemap, '/sitemap.xml'],
  ['a health check', health, '/healthz /readyz'],
  ['a broken escape', badRequest, '/% /%E0%A4%A /%ff /site% /site/%c0%ae'],
  ['a control character', badRequest, '/%00 /site%00 /%7f /%09/evil.example /%0d%0aLocation:%20a'],
  ['a backslash', badRequest, '/\\ /%5csite /assets/..\\a /\\/evil.example /%5C%5Cevil.example'],
  ['a file outside the assets', noAsset, '/assets/../server/main.js /assets/..%2fmanifest.json'],
  ['no asset', noAsset, '/assets/nothing /assets/a/b.svg?v=1 /assets//etc/passwd'],
  ['no page', notFound, '/nothing /nothing/ /nothing?a=%E0%A4%A /NOTHING /caf%C3%A9'],
  ['nearly a page', notFound, '/site/study-destination /site/study-destination/france'],
  ['what is below a page', notFound, '/site/study-destination/usa/nothing /%3Fenquiry=sent'],
  ['no file', notFound, '/favicon.ico /licences.txt.br /.env /manifest.json'],
  ['a name that objects have', notFound, '/__proto__ /constructor'],
  ['a long path', notFound, `/${'long/'.repeat(1_500)}`],
  ['markup', notFound, '/zq<script>alert(1)</script> /zq%3Csvg%3E'],
  ['another host', notFound, '//evil.example ///evil.example/site/ /https://a.b/ /@evil.example/'],
  ['an escaped host', notFound, '/%2fevil.example /%2f%2fevil.example /site/..//evil.example/'],
  ['no calendar', notFound, '/calendar/france.ics?intake=september&year=2027 /calendar/uk'],
])('%s is answered by GET, by HEAD without the body, and not by POST', async (_what, ...rest) => {
  const [answer, targets] = rest;
  const isFound = answer[0] === 200;
  // What is missing is never “not modified”.
  const headers = isFound ? {} : { 'If-None-Match': '*' };
  for (const target of targets.split(' ')) {
    const get = await ask(target, { headers });
    const { 'cache-control': caching, 'content-type': type, etag } = get.headers;
    expect([get.status, caching, type], target).toEqual(answer);
    expect(get.headers['cdn-cache-control']).toBe(answer === page ? sharedCaches : undefined);
    expect(etag !== undefined).toBe(isFound);
    expect(securityHeadersOf(get)).toEqual(securityHeaders);
    if (answer === badRequest) expect(get.text).toMatch(/^[^\n%]{10,200}\n$/);
    if (answer === notFound) expectErrorPage(get.text, '404 Not Found');
    if (answer === noAsset) expect(get.text).toBe('');
    if (!isFound) expect(/zq|evil/.test(get.text), 'what was asked for comes back').toBe(false);
    const head = await ask(target, { method: 'HEAD', headers });
    expect([head.status, head.text]).toEqual([get.status, '']);
    // HTTP lets the length of an empty body be left out.
    const common = { 'content-length': '0', date: '' };
    expect({ ...head.headers, ...common }).toEqual({ ...get.headers, ...common });
    const post = await ask(target, { method: 'POST' });
    expect(post.status).toBe(isFound ? 405 : get.status);
    expect(securityHeadersOf(post)).toEqual(securityHeaders);
  }
});

it.each<[path: string, spellings: string]>([
  ['/', '// ///'],
  ['/site', '/SITE/? /site/ //site /site// /Site /%73ite /site?'],
  ['/healthz', '/healthz/ /HEALTHZ'],
  ['/robots.txt', '/robots.txt/'],
  ['/site?a=1&a=2', '/SITE/?a=1&a=2'],
  ['/site?q=%E0%A4%A', '/SITE/?q=%E0%A4%A'],
  ['/site?to=//evil.example/', '/site/?to=//evil.example/'],
  ['/calendar/uk.ics?year=2027', '/Calendar/UK.ics?year=2027'],
  [`${below}uk`, `${below}uk/ ${below.toUpperCase()}UK //site//study-destination//uk`],
  [`${below}newzealand`, `${below}NewZealand ${below}newzealand//?`],
])('to %s another spelling of it redirects, for good and in one step', async (path, spellings) => {
  for (const target of spellings.split(' ')) {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const reply = await ask(target, { method });
      const { location, 'cache-control': caching } = reply.headers;
      const redirect = [308, path, 'public, max-age=3600'];
      expect([reply.status, location, caching], target).toEqual(redirect);
      expect(securityHeadersOf(reply)).toEqual(securityHeaders);
    }
  }
});

it.each([
  ['POST', 405],
  ['DELETE', 405],
  ['OPTIONS', 204],
])('%s is answered %i without a body, with what is allowed', async (method, status) => {
  const calendar = '/calendar/uk.ics?intake=september&year=2027';
  for (const target of ['/', '/site', '/healthz', '/?a=1', '/licences.txt', calendar, '*']) {
    const reply = await ask(target, { method });
    expect([reply.status, reply.text], target).toEqual([status, '']);
    expect(reply.headers.allow).toBe('GET, HEAD, OPTIONS');
  }
});
