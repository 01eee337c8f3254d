import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import {
  type Coding,
  createCodingNegotiator,
  maxRememberedHeaders,
} from '../../server/respond/content-coding.ts';
import { prepareResponse } from '../../server/respond/prepared-response.ts';
import { enquirySentAddress, routes } from '../../shared/routes.ts';
import { type Reply, serveSite, testEnvironment } from '../setup/site.ts';

// Some tests send hundreds of requests, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const { ask } = await serveSite();
const { assets, manifest } = readBuildOutput('dist');
const origin = testEnvironment.PUBLIC_ORIGIN;
const paths = routes.map(({ path }) => path);
const assetPaths = assets.map(({ path }) => path);
const compressedAsset = assets.find(({ encodings }) => encodings.br)?.path ?? '';
const plainAsset = assets.find(({ encodings }) => !encodings.br)?.path ?? '';

const accept = (target: string, encoding: string) =>
  ask(target, { headers: { 'Accept-Encoding': encoding } });

function decoded({ headers, body }: Reply): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

describe('the content coding', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['compress, zstd', undefined],
    ['br;q=0', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0.9, gzip;q=0.9', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.2, identity;q=0.8', undefined],
    ['identity;q=0, *', 'br'],
    ['*;q=0, gzip', 'gzip'],
    [' gzip ;q=1.0 , br; q=0.001 ', 'gzip'],
  ])('for Accept-Encoding %j is %s', async (encoding, expected) => {
    for (const target of [...paths, compressedAsset, '/robots.txt']) {
      // Twice: what is remembered of the header gives the same answer.
      for (const { status, headers } of [
        await accept(target, encoding),
        await accept(target, encoding),
      ]) {
        expect([status, headers['content-encoding']], target).toEqual([200, expected]);
      }
    }
  });

  it.each(['*;q=0', 'identity;q=0', 'identity;q=0, deflate', 'br;q=0, gzip;q=0, *;q=0'])(
    'for %j: 406, since every coding is refused',
    async (encoding) => {
      for (const target of [...paths, '/not-found', '/NOT-FOUND', compressedAsset]) {
        const { status, headers } = await accept(target, encoding);
        expect(status, target).toBe(406);
        expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
      }
    },
  );

  it('is none for a file without a compressed copy, and for a request without the header', async () => {
    expect((await accept(plainAsset, 'br, gzip')).headers['content-encoding']).toBeUndefined();
    expect((await accept(plainAsset, 'br, identity;q=0')).status).toBe(406);
    for (const target of [...paths, compressedAsset]) {
      expect((await ask(target)).headers['content-encoding']).toBeUndefined();
    }
  });

  it('changes nothing but the size: the same bytes, the same tag, and Vary everywhere', async () => {
    for (const target of [...paths, ...assetPaths, '/not-found', '/robots.txt']) {
      const plain = await ask(target);
      for (const encoding of ['br', 'gzip', 'identity']) {
        const reply = await accept(target, encoding);
        expect(decoded(reply).equals(plain.body), `${target} ${encoding}`).toBe(true);
        expect(reply.headers['content-length']).toBe(String(reply.body.length));
        expect(reply.headers.etag).toBe(plain.headers.etag);
        expect(reply.headers.vary).toBe('Accept-Encoding');
      }
    }
  });

  it('a page is smaller in gzip than plain, and smaller still in brotli', async () => {
    for (const path of paths) {
      const [br, gzip, plain] = [
        await accept(path, 'br'),
        await accept(path, 'gzip'),
        await ask(path),
      ];
      expect(br.body.length).toBeLessThan(gzip.body.length * 0.95);
      expect(gzip.body.length).toBeLessThan(plain.body.length / 2);
    }
  });

  it('is remembered for a bounded number of headers, and right for all others', () => {
    const remembered = new Map<string, readonly Coding[]>();
    const codingsFor = createCodingNegotiator(remembered);
    for (let index = 0; index < 3 * maxRememberedHeaders; index += 1) {
      expect(codingsFor(`x-${index}, br;q=0, gzip`)).toEqual(['gzip', 'identity']);
    }
    expect(remembered.size).toBe(maxRememberedHeaders);
  });

  it('whatever the headers say, an answer is complete', async () => {
    const plain = await ask('/');
    const value = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
    const headers = fc.record({ 'Accept-Encoding': value, 'If-None-Match': value });
    const property = fc.asyncProperty(headers, async (given) => {
      const reply = await ask('/', { headers: given });
      expect([200, 304, 406]).toContain(reply.status);
      if (reply.status === 200) expect(decoded(reply).equals(plain.body)).toBe(true);
    });
    await fc.assert(property, { numRuns: 300 });
  });
});

describe('a client that has a copy already', () => {
  type Tags = { readonly etag: string; readonly opaque: string };

  async function tagsOf(target: string): Promise<Tags> {
    const { etag = '' } = (await ask(target)).headers;
    return { etag, opaque: etag.replace(/^W\//, '') };
  }

  it('has a weak tag, and two addresses share one only where they share every byte', async () => {
    const bodies = new Map<string, string>();
    for (const target of [...paths, ...assetPaths]) {
      const { headers, text } = await ask(target);
      expect(headers.etag).toMatch(/^W\/"[\x21\x23-\x7e]+"$/);
      expect(bodies.get(headers.etag ?? '') ?? text).toBe(text);
      bodies.set(headers.etag ?? '', text);
    }
  });

  it('fetches a page anew whose headers have changed, though its body has not', async () => {
    const page = { name: 'page', contentType: 'text/html', caching: [], body: 'a page' };
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((policy) => prepareResponse({ ...page, headers: [['X', policy]] })),
    );
    expect(one?.etag).toBe(same?.etag);
    expect(one?.etag).not.toBe(other?.etag);
  });

  it.each<[string, (tags: Tags) => string]>([
    ['the tag itself', ({ etag }) => etag],
    ['the tag, compared weakly', ({ opaque }) => opaque],
    ['a list that contains it', ({ etag }) => `"one", W/"two",${etag}`],
    ['any copy', () => '*'],
  ])('gets 304 without a body for %s', async (_case, write) => {
    for (const target of [...paths, compressedAsset, plainAsset]) {
      const full = (await ask(target)).headers;
      for (const method of ['GET', 'HEAD']) {
        const headers = { 'If-None-Match': write(await tagsOf(target)) };
        const reply = await ask(target, { method, headers });
        expect([reply.status, reply.text], target).toEqual([304, '']);
        for (const name of ['etag', 'cache-control', 'cdn-cache-control', 'vary']) {
          expect(reply.headers[name]).toBe(full[name]);
        }
        expect(reply.headers).not.toHaveProperty('content-encoding');
        expect(reply.headers).not.toHaveProperty('content-length');
        expect(reply.headers).toHaveProperty('date');
      }
    }
  });

  it.each<[string, (tags: Tags) => string]>([
    ['another tag', () => '"other"'],
    ['the tag without its quotes', ({ opaque }) => opaque.replaceAll('"', '')],
    ['part of the tag', ({ opaque }) => `${opaque.slice(0, -2)}"`],
    ['the tag in lower case', ({ etag }) => etag.toLowerCase()],
    ['an empty header', () => ''],
    ['nonsense', () => ',,"'],
  ])('gets the whole answer for %s', async (_case, write) => {
    for (const target of [...paths, compressedAsset]) {
      const headers = { 'If-None-Match': write(await tagsOf(target)) };
      expect((await ask(target, { headers })).status, target).toBe(200);
    }
  });

  it('gets the whole answer on a forced reload, and 304 on an ordinary one', async () => {
    const { etag } = await tagsOf('/');
    for (const [directives, status] of [
      ['no-cache', 200],
      ['max-age=0, no-cache', 200],
      ['max-age=0', 304],
    ] as const) {
      const headers = { 'If-None-Match': etag, 'Cache-Control': directives };
      expect((await ask('/', { headers })).status).toBe(status);
    }
    const headers = { 'If-Modified-Since': new Date(2_000_000_000_000).toUTCString() };
    expect((await ask('/', { headers })).status).toBe(200);
  });

  it('never hears “not modified” of what is missing', async () => {
    for (const target of ['/not-found', '/assets/nothing.js', '/NOTHING']) {
      expect((await ask(target, { headers: { 'If-None-Match': '*' } })).status).toBe(404);
    }
  });
});

describe('a cache', () => {
  const page = {
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=604800',
  };
  const hour = { 'cache-control': 'public, max-age=3600' };
  const never = { 'cache-control': 'no-store' };
  const year = { 'cache-control': 'public, max-age=31536000, immutable' };
  const errors = ['/not-found', '/NOTHING', '/assets/nothing.js', '/%', '/healthz', '/readyz'];

  it.each([
    ...paths.map((path) => [path, page] as const),
    ...errors.map((target) => [target, never] as const),
    ['/robots.txt', hour] as const,
    ['/sitemap.xml', hour] as const,
    ['/site/', hour] as const,
    // A year only where the name changes with the content.
    ...assetPaths.map(
      (path) => [path, /^\/assets\/.*-[\w-]{8}\.\w+$/.test(path) ? year : hour] as const,
    ),
  ])('is told how long to keep %s', async (target, expected) => {
    const { headers } = await ask(target);
    expect(headers).toMatchObject(expected);
    expect(headers['cdn-cache-control']).toBe(
      expected === page ? page['cdn-cache-control'] : undefined,
    );
  });

  it('never keeps the page that says an enquiry was sent, and finds it nowhere else', async () => {
    const site = await serveSite({ ENQUIRY_RETURN: 'on' });
    const { status, headers } = await site.ask(enquirySentAddress);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers).not.toHaveProperty('cdn-cache-control');
    expect((await site.ask(encodeURI(enquirySentAddress).replace('?', '%3F'))).status).toBe(404);
  });

  it('gets the same page whatever the query', async () => {
    for (const path of paths) {
      const { etag } = (await ask(path)).headers;
      for (const query of ['?a=1', '?utm_source=x&utm_medium=y', `?${'x'.repeat(2_000)}`, '?a?b']) {
        expect((await ask(path + query)).headers.etag).toBe(etag);
      }
    }
  });
});

describe('a machine', () => {
  it.each([
    ['js', 'text/javascript; charset=utf-8'],
    ['svg', 'image/svg+xml; charset=utf-8'],
    ['png', 'image/png'],
    ['woff2', 'font/woff2'],
    ['txt', 'text/plain; charset=utf-8'],
  ])('gets a .%s file with its media type, byte for byte', async (extension, type) => {
    const files = assets.filter(({ path }) => path.endsWith(`.${extension}`));
    expect(files.length).toBeGreaterThan(0);
    for (const { path, body } of files) {
      const reply = await ask(path);
      expect(reply.headers['content-type']).toBe(type);
      expect(reply.body.equals(body)).toBe(true);
    }
  });

  it('may crawl everything, and finds each canonical address once in the sitemap', async () => {
    const robots = await ask('/robots.txt');
    expect(robots.headers['content-type']).toMatch(/^text\/plain/);
    expect(robots.text).toContain('User-agent: *');
    expect(robots.text).not.toMatch(/^Disallow: *\//m);
    expect(robots.text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);

    const sitemap = await ask('/sitemap.xml');
    expect(sitemap.headers['content-type']).toMatch(/^application\/xml/);
    expect(sitemap.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
    const found = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual([...new Set(routes.map(({ canonicalPath }) => origin + canonicalPath))]);
  });

  it('that checks health gets a short answer', async () => {
    for (const [target, body] of [
      ['/healthz', 'ok\n'],
      ['/healthz?probe=1', 'ok\n'],
      ['/readyz', 'ready\n'],
    ] as const) {
      const { status, text } = await ask(target);
      expect([status, text]).toEqual([200, body]);
    }
  });

  it('that shows pictures on other sites may use those meant for it, and no other file', async () => {
    const { shareImages } = manifest;
    for (const path of assetPaths) {
      const shared = Object.values(shareImages).includes(path);
      const { headers } = await ask(path);
      expect(headers['cross-origin-resource-policy'], path).toBe(
        shared ? 'cross-origin' : 'same-origin',
      );
    }
    expect((await ask('/')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
