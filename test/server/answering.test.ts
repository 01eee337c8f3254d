// The package's own types lack the preference; the server declares it.
/// <reference path="../../server/negotiator.d.ts" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { describe, expect, it, vi } from 'vitest';
import { noLog } from '../../server/access-log.ts';
import { type Answer, createAnswer } from '../../server/answer.ts';
import { readBuildOutput } from '../../server/build-output.ts';
import { codings } from '../../server/content-coding.ts';
import { type PreparedResponse, prepareResponse } from '../../server/prepared-response.ts';
import type { ResponseStore } from '../../server/response-store.ts';
import { homeRoute, routes } from '../../shared/routes.ts';
import {
  createTestSite,
  type Reply,
  serve,
  serveBothWays,
  testEnvironment,
} from '../setup/site.ts';

// Some tests ask for everything there is, one after the other.
vi.setConfig({ testTimeout: 20_000 });

const forms = await serveBothWays();
const { assets } = readBuildOutput('dist');
const origin = testEnvironment.PUBLIC_ORIGIN;
const paths = routes.map(({ path }) => path);
const compressedAsset = assets.find(({ encodings }) => encodings.br)?.path ?? '';
const plainAsset = assets.find(({ encodings }) => !encodings.br)?.path ?? '';

function decoded({ headers, body }: Reply): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

describe.each(forms)('an answer given $name', ({ ask }) => {
  const accept = (target: string, encoding: string) =>
    ask(target, { headers: { 'Accept-Encoding': encoding } });

  describe('to a client that names content codings', () => {
    it.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br, gzip', 'br'],
      ['BR', 'br'],
      ['GZip', 'gzip'],
      ['*', 'br'],
      ['identity', undefined],
      ['', undefined],
      ['deflate', undefined],
      ['compress, zstd', undefined],
      ['br;q=0', undefined],
      ['br;q=0, gzip;q=0', undefined],
      ['br;q=0.5, gzip', 'gzip'],
      ['br;q=0.5, gzip;q=0.9', 'gzip'],
      ['br;q=0.9, gzip;q=0.9', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0, *', 'gzip'],
      ['gzip;q=0.2, identity;q=0.8', undefined],
      ['identity;q=0, gzip', 'gzip'],
      ['identity;q=0, *', 'br'],
      ['*;q=0, gzip', 'gzip'],
      [' gzip ;q=1.0 , br; q=0.001 ', 'gzip'],
    ])('%j: %s', async (encoding, expected) => {
      for (const target of [...paths, compressedAsset, '/robots.txt']) {
        const reply = await accept(target, encoding);
        expect(reply.status, target).toBe(200);
        expect(reply.headers['content-encoding'], target).toBe(expected);
        // A second time: what is remembered of the header is the same.
        const again = await accept(target, encoding);
        expect(again.headers['content-encoding']).toBe(expected);
      }
    });

    it.each(['*;q=0', 'identity;q=0', 'identity;q=0, deflate', 'br;q=0, gzip;q=0, *;q=0'])(
      '%j: 406, since nothing is left',
      async (encoding) => {
        for (const target of [...paths, '/not-found', compressedAsset]) {
          const reply = await accept(target, encoding);
          expect(reply.status, target).toBe(406);
          expect(reply.headers['cache-control']).toBe('no-store');
          expect(reply.headers['vary']).toMatch(/accept-encoding/i);
        }
      },
    );

    it('a file that has no compressed copy comes as it is, or not at all', async () => {
      expect((await accept(plainAsset, 'br, gzip')).headers['content-encoding']).toBeUndefined();
      expect((await accept(plainAsset, 'br, identity;q=0')).status).toBe(406);
    });

    it('no header at all means no coding', async () => {
      for (const target of [...paths, compressedAsset]) {
        expect((await ask(target)).headers['content-encoding']).toBeUndefined();
      }
    });

    it('every coding carries the same bytes, and says how many', async () => {
      for (const target of [...paths, ...assets.map(({ path }) => path), '/not-found']) {
        const plain = await ask(target);
        for (const encoding of ['br', 'gzip', 'identity']) {
          const reply = await accept(target, encoding);
          expect(decoded(reply).equals(plain.body), `${target} ${encoding}`).toBe(true);
          expect(reply.headers['content-length']).toBe(String(reply.body.length));
        }
      }
    });

    it('a page is smaller in gzip than plain, and smaller still in brotli', async () => {
      for (const path of paths) {
        const [br, gzip, plain] = await Promise.all([
          accept(path, 'br'),
          accept(path, 'gzip'),
          ask(path),
        ]);
        expect(br.body.length).toBeLessThan(gzip.body.length);
        expect(gzip.body.length).toBeLessThan(plain.body.length);
      }
    });

    it('caches are told that it depends on that header, in every coding and in a 304', async () => {
      for (const target of [...paths, ...assets.map(({ path }) => path), '/not-found']) {
        for (const encoding of ['br', 'identity']) {
          expect((await accept(target, encoding)).headers['vary']).toBe('Accept-Encoding');
        }
      }
    });
  });

  describe('to a client that has a copy already', () => {
    const tags = async (target: string) => {
      const etag = (await ask(target)).headers.etag ?? '';
      return { etag, opaque: etag.replace(/^W\//, '') };
    };
    const ifNoneMatch = (target: string, value: string, more = {}) =>
      ask(target, { headers: { 'If-None-Match': value, ...more } });

    it('every page and file has a tag of its own', async () => {
      const seen = new Map<string, string>();
      for (const target of [...paths, ...assets.map(({ path }) => path)]) {
        const { etag, opaque } = await tags(target);
        expect(opaque).toMatch(/^"[\x21\x23-\x7e]+"$/);
        const { body } = await ask(target);
        // Two addresses may share a tag only where they share every byte.
        expect(seen.get(etag) ?? body.toString()).toBe(body.toString());
        seen.set(etag, body.toString());
      }
    });

    it('a strong tag would be a lie, since it is the same in every coding', async () => {
      for (const target of [...paths, compressedAsset]) {
        const replies = await Promise.all(
          ['br', 'gzip', ''].map((coding) => accept(target, coding)),
        );
        expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
        expect(replies[0]?.headers.etag).toMatch(/^W\//);
      }
    });

    it.each([
      ['the tag itself', ({ etag }: Tags) => etag],
      ['the tag, compared weakly', ({ opaque }: Tags) => opaque],
      ['a list that holds it first', ({ etag }: Tags) => `${etag}, "other"`],
      ['a list that holds it last', ({ etag }: Tags) => `"one", W/"two",${etag}`],
      ['a list that holds it weakly', ({ opaque }: Tags) => `"one" , ${opaque} , "two"`],
      ['any copy', () => '*'],
    ])('%s: 304 without a body', async (_case, write) => {
      for (const target of [...paths, compressedAsset, plainAsset]) {
        const fullHeaders = (await ask(target)).headers;
        for (const method of ['GET', 'HEAD']) {
          const headers = { 'If-None-Match': write(await tags(target)) };
          const reply = await ask(target, { method, headers });
          expect(reply.status, target).toBe(304);
          expect(reply.body).toHaveLength(0);
          for (const name of ['etag', 'cache-control', 'cdn-cache-control', 'vary']) {
            expect(reply.headers[name]).toBe(fullHeaders[name]);
          }
          expect(reply.headers).not.toHaveProperty('content-encoding');
          expect(reply.headers).not.toHaveProperty('content-length');
          expect(reply.headers).toHaveProperty('date');
        }
      }
    });

    it.each([
      ['another tag', () => '"other"'],
      ['the tag without its quotes', ({ opaque }: Tags) => opaque.replaceAll('"', '')],
      ['part of the tag', ({ opaque }: Tags) => `${opaque.slice(0, -2)}"`],
      ['the tag in lower case', ({ etag }: Tags) => etag.toLowerCase()],
      ['nothing', () => ''],
      ['nonsense', () => ',,"'],
    ])('%s: the whole answer', async (_case, write) => {
      for (const target of [...paths, compressedAsset]) {
        expect((await ifNoneMatch(target, write(await tags(target)))).status, target).toBe(200);
      }
    });

    it('a forced reload gets the whole answer', async () => {
      for (const directive of ['no-cache', 'max-age=0, no-cache']) {
        const { etag } = await tags('/');
        expect((await ifNoneMatch('/', etag, { 'Cache-Control': directive })).status).toBe(200);
      }
    });

    it('an ordinary reload does not', async () => {
      const { etag } = await tags('/');
      expect((await ifNoneMatch('/', etag, { 'Cache-Control': 'max-age=0' })).status).toBe(304);
    });

    it('what is missing is never “not modified”', async () => {
      for (const target of ['/not-found', '/assets/nothing.js', '/NOTHING']) {
        expect((await ifNoneMatch(target, '*')).status).toBe(404);
      }
    });

    it('a page without a date is not judged by one', async () => {
      const headers = { 'If-Modified-Since': new Date(2_000_000_000_000).toUTCString() };
      expect((await ask('/', { headers })).status).toBe(200);
    });
  });

  describe('and a cache', () => {
    it('a page is asked for again each time, and mostly not sent', async () => {
      for (const path of paths) {
        const policy = cachePolicyOf(await ask(path));
        expect(policy.get('max-age')).toBe('0');
        expect(policy.has('must-revalidate')).toBe(true);
        expect(policy.has('public')).toBe(true);
      }
    });

    it('a file is kept for a year when its name changes with its content, and no other is', async () => {
      for (const { path } of assets) {
        const policy = cachePolicyOf(await ask(path));
        const isNamedByContent = /^\/assets\/.*-[\w-]{8}\.\w+$/.test(path);
        expect(policy.has('immutable'), path).toBe(isNamedByContent);
        expect(policy.get('max-age') === '31536000', path).toBe(isNamedByContent);
        expect(policy.has('public')).toBe(true);
      }
    });

    it('nothing keeps an error or the state of health', async () => {
      for (const target of ['/not-found', '/NOTHING', '/assets/nothing.js', '/%', '/healthz']) {
        expect((await ask(target)).headers['cache-control'], target).toBe('no-store');
      }
    });

    it('a query does not change a page, so nobody can fill a store with them', async () => {
      for (const path of paths) {
        const plain = await ask(path);
        for (const query of [
          '?a=1',
          '?utm_source=x&utm_medium=y',
          `?${'x'.repeat(2_000)}`,
          '?a?b',
        ]) {
          const { body, headers } = await ask(path + query);
          expect(body.equals(plain.body)).toBe(true);
          expect(headers.etag).toBe(plain.headers.etag);
        }
      }
    });
  });

  describe('to a machine', () => {
    it.each([
      ['js', 'text/javascript; charset=utf-8'],
      ['svg', /^image\/svg\+xml/],
      ['woff2', 'font/woff2'],
    ] as const)('a .%s file has its media type', async (extension, type) => {
      const files = assets.filter(({ path }) => path.endsWith(`.${extension}`));
      expect(files.length).toBeGreaterThan(0);
      for (const { path, body } of files) {
        const reply = await ask(path);
        expect(reply.headers['content-type']).toEqual(expect.stringMatching(type));
        expect(reply.body.equals(body)).toBe(true);
      }
    });

    it('robots.txt lets everything be crawled and names the map of the site', async () => {
      const reply = await ask('/robots.txt');
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toMatch(/^text\/plain/);
      expect(reply.text).toContain('User-agent: *');
      expect(reply.text).not.toMatch(/^Disallow: *\//m);
      expect(reply.text).toMatch(new RegExp(`^Sitemap: ${origin}/sitemap.xml$`, 'm'));
    });

    it('sitemap.xml has each canonical address once, in full', async () => {
      const reply = await ask('/sitemap.xml');
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toMatch(/^application\/xml/);
      expect(reply.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
      const found = [...reply.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
      const canonical = new Set(routes.map(({ canonicalPath }) => origin + canonicalPath));
      expect(found).toEqual([...canonical]);
      expect(found).not.toContain(`${origin}/site`);
    });

    it('the health check is short and costs nothing', async () => {
      const reply = await ask('/healthz');
      expect(reply.status).toBe(200);
      expect(reply.body.length).toBeLessThan(100);
      expect((await ask('/healthz?probe=1')).status).toBe(200);
    });
  });
});

type Tags = { readonly etag: string; readonly opaque: string };

function cachePolicyOf({ headers }: Reply): ReadonlyMap<string, string | undefined> {
  const directives = String(headers['cache-control']).split(/,\s*/);
  return new Map(
    directives.map((directive) => {
      const [name = '', value] = directive.split('=');
      return [name, value];
    }),
  );
}

describe('the answering module, whatever headers come', () => {
  const text = {
    contentType: 'text/plain',
    caching: [['Cache-Control', 'public']],
    headers: [['X-Test', '1']],
  } as const;
  const full = prepareResponse({ ...text, body: 'a page, '.repeat(100) });
  const plain = prepareResponse({ ...text, body: 'a font', encodings: {} });
  const notAcceptable = prepareResponse({ ...text, status: 406, body: 'no' });
  const prepared: Readonly<Record<string, PreparedResponse>> = {
    '/full': full,
    '/plain': plain,
    // Which codings there are differs: files have other copies than pages, and some come later.
    '/brotli': prepareResponse({ ...text, body: 'a file', encodings: { br: Buffer.from('x') } }),
    '/gzip': prepareResponse({ ...text, body: 'a file', encodings: { gzip: Buffer.from('y') } }),
    '/missing': prepareResponse({ ...text, status: 404, body: 'nothing, '.repeat(100) }),
  };
  const store = {
    find: (target: string) => prepared[target],
    notAcceptable,
  } as ResponseStore;

  type Asked = { method: string; url: string; headers: Readonly<Record<string, string>> };
  type Sent = { status: number; headers: Readonly<Record<string, string>>; body?: Buffer };

  function send(answer: Answer, { method, url, headers }: Asked): Sent {
    const sent: Sent = { status: 0, headers: {} };
    const response = {
      writeHead(status: number, list: readonly string[]) {
        sent.status = status;
        const pairs = list.flatMap((name, index) =>
          index % 2 === 0 ? [[name.toLowerCase(), list[index + 1] ?? '']] : [],
        );
        sent.headers = Object.fromEntries(pairs);
        this.statusCode = status;
        return this;
      },
      end(body?: Buffer) {
        if (body) sent.body = body;
        return this;
      },
      statusCode: 200,
    };
    const rawHeaders = Object.entries(headers).flat();
    const asked = { method, url, headers, rawHeaders } as unknown as IncomingMessage;
    expect(answer(asked, response as unknown as ServerResponse)).toBe(true);
    return sent;
  }

  const coding = fc.constantFrom(
    'br',
    'gzip',
    'identity',
    '*',
    'deflate',
    'zstd',
    'x-gzip',
    'BR',
    '',
  );
  const quality = fc.constantFrom(
    '',
    ';q=0',
    ';q=1',
    ';q=0.5',
    ';q=0.001',
    ';q=1.000',
    '; q=0.3',
    ';Q=0.2',
    ';q=',
    ';q=x',
    ';q=2',
    ';a=b;q=0',
  );
  const separator = fc.constantFrom(', ', ',', ' , ', ',,');
  const acceptEncoding = fc
    .array(fc.tuple(coding, quality, separator), { maxLength: 5 })
    .map((parts) => parts.map((part) => part.join('')).join(''));

  const tag = fc.constantFrom(
    full.etag ?? '',
    full.etag?.replace('W/', '') ?? '',
    plain.etag ?? '',
    '"other"',
    'W/"other"',
    '*',
    '"',
    '""',
    'W/',
    '',
  );
  const ifNoneMatch = fc.array(fc.tuple(tag, separator), { maxLength: 4 }).map((parts) =>
    parts
      .map((part) => part.join(''))
      .join('')
      .replace(/[, ]+$/, ''),
  );

  const cacheControl = fc.constantFrom(
    'no-cache',
    'max-age=0',
    'no-store',
    'private, no-cache',
    'x-no-cache',
    '',
  );

  const requestHeaders = fc
    .record(
      {
        'accept-encoding': fc.oneof(acceptEncoding, fc.string({ maxLength: 20 })),
        'if-none-match': fc.oneof(ifNoneMatch, fc.string({ maxLength: 20 })),
        'cache-control': cacheControl,
        'if-modified-since': fc.constant('Thu, 01 Jan 2099 00:00:00 GMT'),
      },
      { requiredKeys: [] },
    )
    .map((record) => ({ ...record }) as Record<string, string>);

  /** A few clients that ask again and again: what is remembered of one answer must not decide about another. */
  const asked = fc
    .record({
      clients: fc.array(requestHeaders, { minLength: 1, maxLength: 3 }),
      requests: fc.array(
        fc.record({
          client: fc.nat(2),
          url: fc.constantFrom(...Object.keys(prepared)),
          method: fc.constantFrom('GET', 'HEAD'),
        }),
        { minLength: 1, maxLength: 8 },
      ),
    })
    .map(({ clients, requests }) =>
      requests.map(({ client, url, method }) => {
        return { url, method, headers: clients[client % clients.length] ?? {} };
      }),
    );

  /** What negotiator says of the codings there are; without the header, no coding is sure to be understood. */
  function codingFor({ url, headers }: Asked): string | undefined {
    if (headers['accept-encoding'] === undefined) return 'identity';
    const offered = codings.filter((name) => prepared[url]?.representations[name]);
    return new Negotiator({ headers }).encoding(offered, { preferred: codings });
  }

  it('answers as negotiator and fresh, the libraries of Express, say it should', () => {
    const cases = fc.property(asked, (requests) => {
      const answer = createAnswer({ store, logRequest: noLog });
      for (const one of requests) {
        const sent = send(answer, one);
        const { etag, status } = prepared[one.url] ?? notAcceptable;
        const coding = codingFor(one);
        if (etag !== undefined && fresh(one.headers, { etag })) {
          expect(sent).toMatchObject({ status: 304, headers: { etag } });
          expect(sent.body).toBeUndefined();
        } else if (coding === undefined) {
          expect(sent.status).toBe(406);
        } else {
          expect(sent.status).toBe(status);
          expect(sent.headers['content-encoding'] ?? 'identity').toBe(coding);
          expect(sent.headers['content-length']).toBe(String(sent.body?.length));
          expect(sent.headers).toMatchObject({ vary: 'Accept-Encoding', 'x-test': '1' });
        }
      }
    });
    fc.assert(cases, { numRuns: 3_000 });
  });

  it('leaves what it does not know, and other methods, to the application', () => {
    const answer = createAnswer({ store, logRequest: noLog });
    for (const [method, url] of [
      ['GET', '/elsewhere'],
      ['POST', '/full'],
      ['OPTIONS', '/full'],
    ] as const) {
      const response = {} as ServerResponse;
      expect(answer({ method, url, headers: {} } as IncomingMessage, response)).toBe(false);
    }
  });
});

it('the smallest bodies, once they are in place, are the same pages under the same tags', async () => {
  const site = await createTestSite();
  const { ask } = await serve('before and after', createServer(site.listener));
  const targets = [...paths, '/not-found', '/robots.txt', '/sitemap.xml', '/healthz'];
  const askAll = (coding: string) =>
    Promise.all(targets.map((path) => ask(path, { headers: { 'Accept-Encoding': coding } })));
  const plain = await askAll('identity');
  for (const coding of ['br', 'gzip']) {
    const quick = await askAll(coding);
    await site.compress(new AbortController().signal);
    const small = await askAll(coding);
    for (const [index, reply] of small.entries()) {
      expect(reply.headers['content-encoding']).toBe(coding);
      expect(reply.headers.etag).toBe(quick[index]?.headers.etag);
      expect(reply.headers['content-length']).toBe(String(reply.body.length));
      expect(reply.body.length).toBeLessThanOrEqual(quick[index]?.body.length ?? 0);
      expect(decoded(reply).toString()).toBe(plain[index]?.text);
    }
  }
  // A client that asked before there was everything, and asks again, is not held to the first answer.
  for (const coding of codings) {
    const accepted = { 'Accept-Encoding': `${coding}, *;q=0` };
    const { headers } = await ask('/', { headers: accepted });
    expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    expect((await ask(compressedAsset, { headers: accepted })).status).toBe(
      coding === 'zstd' ? 406 : 200,
    );
  }
});

it('more headers than are remembered are each still read for what they say', async () => {
  const [, { ask }] = forms;
  const { body } = await ask(homeRoute.path);
  for (let index = 0; index < 300; index += 1) {
    const headers = { 'Accept-Encoding': `x-${index}, br;q=0, gzip;q=0.${index % 9}1` };
    const reply = await ask(`/?n=${index}`, { headers });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(decoded(reply).equals(body)).toBe(true);
  }
});
