import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

it.each([
  { client: 'a browser', accepted: 'gzip, deflate, br, zstd', coding: 'br' },
  { client: 'one that refuses brotli', accepted: 'br;q=0, *', coding: 'gzip' },
  // Both would do for the client: the smaller one is sent. RFC 9110 leaves that to the server.
  { client: 'one that prefers gzip', accepted: 'br;q=0.5, gzip;q=0.9', coding: 'br' },
  { client: 'one that says too much', accepted: 'br,'.repeat(167), coding: undefined },
])('for $client (“$accepted”) a page comes in the coding $coding', async ({ accepted, coding }) => {
  const { status, headers } = await ask.get('/').set('Accept-Encoding', accepted);
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
});

it.each(['br', 'gzip'])('%s changes nothing but the bytes on the way', async (coding) => {
  const plain = await ask.get('/').set('Accept-Encoding', 'identity');
  // The client decodes the body; it would fail if the length were wrong.
  const response = await ask.get('/').set('Accept-Encoding', coding);
  expect(response.text).toBe(plain.text);
  expect(headersOf(response)).toEqual({
    ...headersOf(plain),
    'content-encoding': coding,
    'content-length': response.headers['content-length'],
  });
});

it.each([
  { name: 'without a compressed copy', path: '/assets/face-11111111.woff2', coding: undefined },
  { name: 'with one in gzip alone', path: '/assets/hydrate-77777777.js', coding: 'gzip' },
])('a file $name is sent as it was built', async ({ path, coding }) => {
  const { status, headers } = await ask.get(path).set('Accept-Encoding', 'br, gzip');
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
});
