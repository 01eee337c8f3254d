import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf, securityHeaders } from '../setup/headers.ts';

const script = 'document.body;'.repeat(20);

/** The site with a folder in which another build has left a script, and a file beside the folder. */
async function createAppWithSharedAssets() {
  const outside = mkdtempSync(join(tmpdir(), 'shared-assets-'));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  const folder = join(outside, 'assets');
  mkdirSync(folder);
  writeFileSync(join(folder, 'older-12345678.js'), script);
  writeFileSync(join(folder, '.hidden'), 'secret');
  writeFileSync(join(outside, 'outside.js'), 'secret');
  return createTestApp({ environment: { SHARED_ASSETS: folder, REQUEST_LOG: 'on' } });
}

it('what a page of another build names is answered, with the headers of any asset', async () => {
  const { ask } = await createAppWithSharedAssets();
  const response = await ask.get('/assets/older-12345678.js').set('Accept-Encoding', 'identity');
  expect([response.status, response.text]).toEqual([200, script]);
  expect(headersOf(response)).toEqual({
    ...securityHeaders,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '280',
    'content-type': 'text/javascript; charset=utf-8',
    etag: expect.stringMatching(/^W\/"/),
    'last-modified': expect.stringMatching(/GMT$/),
  });
});

it('this build’s own assets come from memory as before', async () => {
  const { ask } = await createAppWithSharedAssets();
  const response = await ask.get('/assets/hydrate-77777777.js');
  expect(response.text).toBe('export function hydrate() {}');
  expect(response.headers).not.toHaveProperty('last-modified');
});

it.each([
  { name: 'the folder itself', path: '/assets/' },
  { name: 'a hidden file', path: '/assets/.hidden' },
  { name: 'a file outside the folder', path: '/assets/../outside.js' },
  { name: 'a file outside behind an escaped slash', path: '/assets/..%2foutside.js' },
  { name: 'a file outside behind escaped dots', path: '/assets/%2e%2e/outside.js' },
  { name: 'a file that nobody has', path: '/assets/nothing.js' },
])('$name is not found, without a body', async ({ path }) => {
  const { ask } = await createAppWithSharedAssets();
  const response = await ask.get(path);
  expect([response.status, response.text]).toEqual([404, '']);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('its line in the log has the whole path and the bytes', async () => {
  const { ask, logged } = await createAppWithSharedAssets();
  await ask.get('/assets/older-12345678.js');
  await expect
    .poll(() => logged)
    .toMatchObject([{ method: 'GET', path: '/assets/older-12345678.js', status: 200, bytes: 280 }]);
});

it('without a shared folder the asset of another build is missing', async () => {
  const { ask } = await createTestApp();
  const response = await ask.get('/assets/older-12345678.js');
  expect(response.status).toBe(404);
});
