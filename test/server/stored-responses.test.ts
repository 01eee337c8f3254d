import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { readBuildOutput } from '../../server/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { type Reply, serveSite } from '../setup/site.ts';

const { ask } = await serveSite();
const build = readBuildOutput('dist');
const { assets, manifest } = build;
const paths = [...routes, ...assets].map(({ path }) => path);
const compressedAsset = assets.find(({ encodings }) => encodings.br)?.path ?? '';
const plainAsset = assets.find(({ encodings }) => !encodings.br)?.path ?? '';

const accept = (target: string, encoding: string) =>
  ask(target, { headers: { 'Accept-Encoding': encoding } });

function decoded({ headers, body }: Reply): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

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
])('the content coding for Accept-Encoding %j is %s', async (encoding, expected) => {
  for (const target of ['/', compressedAsset, '/robots.txt', '/nothing', '/NOTHING']) {
    const { status, headers } = await accept(target, encoding);
    expect(status === 406 ? status : headers['content-encoding'], target).toBe(expected);
  }
});

it('a file without a compressed copy comes as it is, or is refused, which is not stored', async () => {
  expect((await accept(plainAsset, 'br, gzip')).headers['content-encoding']).toBeUndefined();
  const { status, headers } = await accept(plainAsset, 'br, identity;q=0');
  expect(status).toBe(406);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
});

it('a coding changes nothing but the size: the same bytes, the same tag, and Vary everywhere', async () => {
  for (const target of [...paths, '/not-found', '/robots.txt']) {
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

it('each content has a weak tag of its own, and so has a page whose headers alone differ', async () => {
  const replies = await Promise.all(paths.map((path) => ask(path)));
  const tags = new Set(replies.map(({ headers }) => headers.etag));
  expect(tags.size).toBe(new Set(replies.map(({ text }) => text)).size);
  for (const tag of tags) expect(tag).toMatch(/^W\/"[\w-]+"$/);
  const other = await (await serveSite({ HSTS_INCLUDE_SUBDOMAINS: 'on' })).ask('/');
  expect(other.text).toBe(replies[0]?.text);
  expect(tags).not.toContain(other.headers.etag);
});

const keptByCaches = 'cache-control cdn-cache-control connection date etag vary'.split(' ');

it.each<[string, number, (tag: string) => string, Readonly<Record<string, string>>?]>([
  ['the tag itself', 304, (tag) => tag],
  ['the tag, compared weakly', 304, (tag) => tag.replace('W/', '')],
  ['a list that contains it', 304, (tag) => `"one", W/"two",${tag}`],
  ['any copy', 304, () => '*'],
  ['another tag', 200, () => '"other"'],
  ['part of the tag', 200, (tag) => `${tag.slice(0, -2)}"`],
  ['no tag, but a date', 200, () => '', { 'If-Modified-Since': 'Wed, 18 May 2033 00:00:00 GMT' }],
  ['the tag on an ordinary reload', 304, (tag) => tag, { 'Cache-Control': 'max-age=0' }],
  ['the tag on a forced one', 200, (tag) => tag, { 'Cache-Control': 'max-age=0, no-cache' }],
])('a client that names %s gets %i, in a 304 no more than caches need', async (_case, ...rest) => {
  const [expected, write, more] = rest;
  for (const target of ['/', compressedAsset, plainAsset]) {
    const full = (await ask(target)).headers;
    const kept = Object.entries(full).filter(([name]) => keptByCaches.includes(name));
    const given = { 'If-None-Match': write(full.etag ?? ''), 'Accept-Encoding': 'br', ...more };
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await ask(target, { method, headers: given });
      expect(status, target).toBe(expected);
      if (status === 200) continue;
      expect(text).toBe('');
      expect({ ...headers, date: full.date }).toEqual(Object.fromEntries(kept));
    }
  }
});

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

it('a file comes byte for byte, with its type, and for other sites only where meant for them', async () => {
  const shared = Object.values(manifest.shareImages);
  for (const { path, body } of assets) {
    const reply = await ask(path);
    expect(reply.body.equals(body), path).toBe(true);
    // A year only where the name changes with the content.
    const hasHash = /^\/assets\/.*-[\w-]{8}\.\w+$/.test(path);
    expect(reply.headers).toMatchObject({
      'content-type': types[path.split('.').at(-1) ?? ''],
      'cross-origin-resource-policy': shared.includes(path) ? 'cross-origin' : 'same-origin',
      'cache-control': hasHash ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    });
  }
});

it('instances of two builds answer what a page of the other names, where they share a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const SHARED_ASSETS = join(folder, 'shared');
  mkdirSync(SHARED_ASSETS);
  const newer = assets.map((file) => ({ ...file, path: file.path.replace('.js', '.newer.js') }));
  const one = await serveSite({ SHARED_ASSETS });
  const other = await serveSite({ SHARED_ASSETS }, { ...build, assets: newer });
  for (const { path } of [...assets, ...newer].filter(({ path: name }) => name.endsWith('.js'))) {
    for (const { ask: fetchFrom } of [one, other]) {
      const { status, headers } = await fetchFrom(path);
      expect(status, path).toBe(200);
      expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      expect(headers).toHaveProperty('content-security-policy');
    }
  }
  writeFileSync(join(SHARED_ASSETS, '.hidden'), 'secret');
  writeFileSync(join(folder, 'outside.js'), 'secret');
  for (const name of ['', '.hidden', '%2e%2e/outside.js', '..%2foutside.js', '../outside.js']) {
    const { status, text } = await one.ask(`/assets/${name}`);
    expect([status, text], name).toEqual([404, '']);
  }
});
