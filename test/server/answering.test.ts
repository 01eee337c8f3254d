import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import {
  type Coding,
  createCodingNegotiator,
  maxRememberedHeaders,
} from '../../server/respond/content-coding.ts';
import { enquirySentAddress, routes } from '../../shared/routes.ts';
import { type Reply, serveSite } from '../setup/site.ts';

const { ask } = await serveSite();
const { assets, manifest } = readBuildOutput('dist');
const paths = routes.map(({ path }) => path);
const assetPaths = assets.map(({ path }) => path);
const compressedAsset = assets.find(({ encodings }) => encodings.br)?.path ?? '';
const plainAsset = assets.find(({ encodings }) => !encodings.br)?.path ?? '';

const accept = (target: string, encoding: string) =>
  ask(target, { headers: { 'Accept-Encoding': encoding } });
const tagOf = async (target: string) => (await ask(target)).headers.etag ?? '';

function decoded({ headers, body }: Reply): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

describe('the content coding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR', 'br'],
    ['', undefined],
    ['compress, zstd', undefined],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.2, identity;q=0.8', undefined],
    ['identity;q=0, *', 'br'],
    ['*;q=0', 406],
    ['identity;q=0, deflate', 406],
  ])('for Accept-Encoding %j is %s', async (encoding, expected) => {
    // The home page twice: what is remembered of the header gives the same answer.
    for (const target of [...paths, compressedAsset, '/robots.txt', '/nothing', '/NOTHING', '/']) {
      const { status, headers } = await accept(target, encoding);
      expect(status === 406 ? status : headers['content-encoding'], target).toBe(expected);
    }
  });

  it('is none for a file without a compressed copy; a refusal is not stored', async () => {
    expect((await accept(plainAsset, 'br, gzip')).headers['content-encoding']).toBeUndefined();
    const { status, headers } = await accept(plainAsset, 'br, identity;q=0');
    expect(status).toBe(406);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
  });

  it('changes nothing but the size: the same bytes, the same tag, and Vary everywhere', async () => {
    for (const target of [...paths, ...assetPaths, '/not-found', '/robots.txt']) {
      const plain = await ask(target);
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { headers, ...reply } = await accept(target, encoding);
        expect(decoded({ headers, ...reply }).equals(plain.body), target + encoding).toBe(true);
        expect(headers['content-length']).toBe(String(reply.body.length));
        expect([headers.etag, headers.vary]).toEqual([plain.headers.etag, 'Accept-Encoding']);
      }
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
    const given = fc.record({ 'Accept-Encoding': value, 'If-None-Match': value });
    const property = fc.asyncProperty(given, async (headers) => {
      const reply = await ask('/', { headers });
      expect([200, 304, 406]).toContain(reply.status);
      if (reply.status === 200) expect(decoded(reply).equals(plain.body)).toBe(true);
    });
    await fc.assert(property, { numRuns: 300 });
  });
});

describe('a client that has a copy already', () => {
  it('has a weak tag, which differs where the content does', async () => {
    const replies = await Promise.all([...paths, ...assetPaths].map((path) => ask(path)));
    const tags = new Set(replies.map(({ headers }) => headers.etag));
    expect(tags.size).toBe(new Set(replies.map(({ text }) => text)).size);
    for (const tag of tags) expect(tag).toMatch(/^W\/"[\w-]+"$/);
  });

  it('fetches a page anew whose headers have changed, though its body has not', async () => {
    const other = await serveSite({ HSTS_PRELOAD: 'on' });
    const [one, two] = [await ask('/'), await other.ask('/')];
    expect(one.body.equals(two.body)).toBe(true);
    expect(one.headers.etag).not.toBe(two.headers.etag);
  });

  type Headers = Readonly<Record<string, string>>;

  it.each<[string, number, (tag: string) => string, Headers?]>([
    ['the tag itself', 304, (tag) => tag],
    ['the tag, compared weakly', 304, (tag) => tag.replace('W/', '')],
    ['a list that contains it', 304, (tag) => `"one", W/"two",${tag}`],
    ['any copy', 304, () => '*'],
    ['another tag', 200, () => '"other"'],
    ['part of the tag', 200, (tag) => `${tag.slice(0, -2)}"`],
    ['no tag, but a date', 200, () => '', { 'If-Modified-Since': 'Wed, 18 May 2033 00:00:00 GMT' }],
    ['the tag on an ordinary reload', 304, (tag) => tag, { 'Cache-Control': 'max-age=0' }],
    ['the tag on a forced one', 200, (tag) => tag, { 'Cache-Control': 'max-age=0, no-cache' }],
  ])('that names %s gets %i', async (_case, status, write, more) => {
    for (const target of [...paths, compressedAsset, plainAsset]) {
      const headers = { 'If-None-Match': write(await tagOf(target)), ...more };
      expect((await ask(target, { headers })).status, target).toBe(status);
    }
  });

  it('gets 304 without a body, with what a cache needs', async () => {
    for (const target of [...paths, compressedAsset, plainAsset]) {
      const full = (await ask(target)).headers;
      for (const method of ['GET', 'HEAD']) {
        const given = { 'If-None-Match': full.etag ?? '', 'Accept-Encoding': 'br' };
        const { text, headers } = await ask(target, { method, headers: given });
        expect(text, target).toBe('');
        expect(headers).toEqual({
          etag: full.etag,
          vary: full.vary,
          'cache-control': full['cache-control'],
          'cdn-cache-control': full['cdn-cache-control'],
          connection: 'close',
          date: expect.any(String),
        });
      }
    }
  });
});

describe('a cache', () => {
  const hour = 'public, max-age=3600';
  const year = 'public, max-age=31536000, immutable';
  const page = 'public, max-age=0, must-revalidate';
  const cdn = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=604800';
  const errors = ['/not-found', '/NOTHING', '/assets/nothing.js', '/%', '/healthz', '/readyz'];

  it.each([
    ...paths.map((path) => [path, page, cdn] as const),
    ...errors.map((target) => [target, 'no-store'] as const),
    ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/site/'].map((path) => [path, hour] as const),
    // A year only where the name changes with the content.
    ...assetPaths.map(
      (path) => [path, /^\/assets\/.*-[\w-]{8}\.\w+$/.test(path) ? year : hour] as const,
    ),
  ])('is told how long to keep %s', async (target, browser, shared?: string) => {
    const { headers } = await ask(target);
    expect(headers['cache-control']).toBe(browser);
    expect(headers['cdn-cache-control']).toBe(shared);
  });

  it('never keeps the page that says an enquiry was sent, and finds it nowhere else', async () => {
    const site = await serveSite({ ENQUIRY_RETURN: 'on' });
    const { status, headers } = await site.ask(enquirySentAddress);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers).not.toHaveProperty('cdn-cache-control');
    expect((await site.ask(enquirySentAddress.replace('?', '%3F'))).status).toBe(404);
  });

  it('gets the same page whatever the query', async () => {
    const queries = ['?a=1&b=2', `?${'x'.repeat(2_000)}`, '?a?b', '??', '?%', '?%00', '?\\'];
    for (const path of paths) {
      for (const query of queries) expect(await tagOf(path + query), query).toBe(await tagOf(path));
    }
  });
});

describe('a file', () => {
  const types: Readonly<Record<string, string>> = {
    js: 'text/javascript; charset=utf-8',
    png: 'image/png',
    svg: 'image/svg+xml; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    webmanifest: 'application/manifest+json',
    woff2: 'font/woff2',
  };

  it('comes byte for byte, with its media type, and for other sites only where meant for them', async () => {
    const shared = Object.values(manifest.shareImages);
    for (const { path, body } of assets) {
      const reply = await ask(path);
      expect(reply.body.equals(body), path).toBe(true);
      expect(reply.headers).toMatchObject({
        'content-type': types[path.split('.').at(-1) ?? ''],
        'cross-origin-resource-policy': shared.includes(path) ? 'cross-origin' : 'same-origin',
      });
    }
  });
});
