import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

it.each([
  { client: 'Chrome', accepted: 'gzip, deflate, br, zstd', coding: 'br' },
  { client: 'Firefox, over plain http', accepted: 'gzip, deflate', coding: 'gzip' },
  { client: 'one that names brotli last', accepted: 'gzip;q=1.0, br;q=1.0', coding: 'br' },
  { client: 'one that writes capitals', accepted: 'BR', coding: 'br' },
  { client: 'one that takes anything', accepted: '*', coding: 'br' },
  { client: 'one that refuses brotli', accepted: 'br;q=0, *', coding: 'gzip' },
  { client: 'one that takes nothing compressed', accepted: 'identity', coding: undefined },
  { client: 'one that says nothing of codings', accepted: '', coding: undefined },
  { client: 'one that knows other codings', accepted: 'compress, zstd', coding: undefined },
  // Both would do for the client: the smaller one is sent. RFC 9110 leaves that to the server.
  { client: 'one that prefers gzip', accepted: 'br;q=0.5, gzip;q=0.9', coding: 'br' },
  {
    client: 'one that prefers a plain body',
    accepted: 'gzip;q=0.2, identity;q=0.8',
    coding: 'gzip',
  },
])('for $client (“$accepted”) a page comes in the coding $coding', async ({ accepted, coding }) => {
  const { status, headers } = await ask.get('/').set('Accept-Encoding', accepted);
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
});

describe.each([{ coding: 'br' }, { coding: 'gzip' }])('$coding', ({ coding }) => {
  it.each([
    { name: 'a page', path: '/' },
    { name: 'a crawler file', path: '/robots.txt' },
    { name: 'the error view', path: '/nothing' },
  ])('changes nothing about $name but the bytes on the way', async ({ path }) => {
    const plain = await ask.get(path).set('Accept-Encoding', 'identity').responseType('blob');
    // The client decodes the body; it would fail if the length were wrong.
    const response = await ask.get(path).set('Accept-Encoding', coding).responseType('blob');
    expect(response.body.equals(plain.body)).toBe(true);
    expect(headersOf(response)).toEqual({
      ...headersOf(plain),
      'content-encoding': coding,
      'content-length': response.headers['content-length'],
    });
  });

  it('makes a page less than half as long', async () => {
    const { headers, text } = await ask.get('/').set('Accept-Encoding', coding);
    expect(Number(headers['content-length'])).toBeLessThan(Buffer.byteLength(text) / 2);
  });
});

it.each([
  { name: 'without a compressed copy', path: '/assets/face-11111111.woff2', coding: undefined },
  { name: 'with one in gzip alone', path: '/assets/hydrate-77777777.js', coding: 'gzip' },
])('a file $name is sent as it was built', async ({ path, coding }) => {
  const { status, headers } = await ask.get(path).set('Accept-Encoding', 'br, gzip');
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
});
