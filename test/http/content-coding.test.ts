import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const { ask } = await createTestApp();

/** Answers that are there as they are, in brotli and in gzip. */
const compressed = [
  { name: 'a page', path: '/' },
  { name: 'a crawler file', path: '/robots.txt' },
  { name: 'the error view', path: '/nothing' },
];

describe.each([
  { client: 'Chrome', accepted: 'gzip, deflate, br, zstd', coding: 'br' },
  { client: 'Firefox, over plain http', accepted: 'gzip, deflate', coding: 'gzip' },
  { client: 'one that names brotli last', accepted: 'gzip;q=1.0, br;q=1.0', coding: 'br' },
  { client: 'one that writes capitals', accepted: 'BR', coding: 'br' },
  { client: 'one that takes anything', accepted: '*', coding: 'br' },
  { client: 'one that refuses brotli', accepted: 'br;q=0, *', coding: 'gzip' },
  { client: 'one that wants no plain body', accepted: 'identity;q=0, *', coding: 'br' },
  { client: 'one that takes nothing compressed', accepted: 'identity', coding: undefined },
  { client: 'one that says nothing of codings', accepted: '', coding: undefined },
  { client: 'one that knows other codings', accepted: 'compress, zstd', coding: undefined },
])('for $client (“$accepted”)', ({ accepted, coding }) => {
  it.each(compressed)(`$name comes in the coding ${coding}`, async ({ path }) => {
    const { headers } = await ask.get(path).set('Accept-Encoding', accepted);
    expect(headers['content-encoding']).toBe(coding);
  });
});

// Both would do for the client: the smaller one is sent. RFC 9110 leaves that to the server.
it.each([
  { accepted: 'br;q=0.5, gzip;q=0.9', coding: 'br' },
  { accepted: 'gzip;q=0.2, identity;q=0.8', coding: 'gzip' },
])('“$accepted” gets $coding: the smallest that the client takes', async (row) => {
  const { headers } = await ask.get('/').set('Accept-Encoding', row.accepted);
  expect(headers['content-encoding']).toBe(row.coding);
});

describe.each([{ coding: 'br' }, { coding: 'gzip' }])('$coding', ({ coding }) => {
  it.each(compressed)('changes nothing about $name but the bytes on the way', async ({ path }) => {
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
  { name: 'every coding', accepted: '*;q=0', path: '/' },
  {
    name: 'a plain body, where it takes no coding of ours',
    accepted: 'identity;q=0, deflate',
    path: '/',
  },
  {
    name: 'the only form of a picture',
    accepted: 'br, identity;q=0',
    path: '/assets/share-alpha-66666666.png',
  },
])('a client that refuses $name is told what there is, which nobody keeps', async (row) => {
  const response = await ask.get(row.path).set('Accept-Encoding', row.accepted);
  expect([response.status, response.text]).toEqual([406, 'Not acceptable: br, gzip, identity.\n']);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
  expect(response.headers).not.toHaveProperty('etag');
});

it.each([
  { name: 'without a compressed copy', path: '/assets/face-11111111.woff2', coding: undefined },
  { name: 'with one in gzip alone', path: '/assets/hydrate-77777777.js', coding: 'gzip' },
])('a file $name is sent as it was built', async ({ path, coding }) => {
  const { status, headers } = await ask.get(path).set('Accept-Encoding', 'br, gzip');
  expect([status, headers['content-encoding']]).toEqual([200, coding]);
});

// Browsers send about 30 characters; to read a header of 16 KB would cost more than the rest of the answer.
it.each([
  { name: 'within its first 200 characters', before: 95, coding: 'br' },
  { name: 'as the last but one of them', before: 98, coding: 'br' },
  { name: 'at their end, where a part of it may be cut off', before: 99, coding: undefined },
  { name: 'behind them', before: 100, coding: undefined },
  { name: 'at the end of 15 KB', before: 7_500, coding: undefined },
])('a coding that a long Accept-Encoding names $name counts as $coding', async (row) => {
  const accepted = `${'x,'.repeat(row.before)}br,x,x,x,x`;
  const { status, headers } = await ask.get('/').set('Accept-Encoding', accepted);
  expect([status, headers['content-encoding']]).toEqual([200, row.coding]);
});

it('a coding is not taken for accepted whose refusal is cut off', async () => {
  const accepted = `${'x,'.repeat(98)}gzip;q=0,x,x`;
  const { headers } = await ask.get('/').set('Accept-Encoding', accepted);
  expect(headers['content-encoding']).toBeUndefined();
});
