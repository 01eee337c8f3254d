import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { headersOf } from '../setup/headers.ts';
import { hrefsIn, only, parseHtml } from '../setup/html.ts';

const { ask } = await createTestApp();
const below = '/site/study-destination';

it('an unknown address is answered with the error view, which nobody stores', async () => {
  const response = await ask.get('/nothing').set('Accept-Encoding', 'identity');
  expect(response.status).toBe(404);
  expectErrorPage(response.text, '404 Not Found');
  expect(headersOf(response)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(response.text)),
    vary: 'Accept-Encoding',
  });
});

const unknown = [
  { name: 'an unknown address that ends with a slash', path: '/nothing/' },
  { name: 'an address in another script', path: '/caf%C3%A9' },
  { name: 'an address below a page', path: `${below}/alpha/nothing` },
  { name: 'an address that only resembles an old path', path: '/old/page/more' },
  { name: 'a query that is escaped into the path', path: '/%3Fenquiry=sent' },
  { name: 'the manifest of the build', path: '/manifest.json' },
  { name: 'security.txt, while there is nobody to write to', path: '/.well-known/security.txt' },
  { name: 'a name that every object has', path: '/__proto__' },
  { name: 'another host with a known path', path: '///evil.example/site/' },
  { name: 'an escaped host', path: '/%2fevil.example' },
  { name: 'a calendar of no destination', path: '/calendar/atlantis.ics?start=2027-autumn' },
];

it('addresses like those of pages and files, but unknown, are not found', async () => {
  const statuses = unknown.map(async ({ name, path }) => ({
    name,
    status: (await ask.get(path)).status,
  }));
  expect(await Promise.all(statuses)).toEqual(unknown.map(({ name }) => ({ name, status: 404 })));
});

it('the error view repeats nothing of the address', async () => {
  const { text } = await ask.get('/%3Cb%3Ezqzq%3C/b%3E?q=zqzq');
  expect(text).not.toContain('zqzq');
});

it('the error view leads to the home page and to every destination', async () => {
  const { text } = await ask.get('/nothing');
  const destinations = [`${below}/alpha`, `${below}/beta`, `${below}/gamma`];
  expect(hrefsIn(only(parseHtml(text), 'main'))).toEqual(['/', ...destinations]);
});

it.each([
  { name: 'an unknown name', path: '/assets/nothing.js' },
  { name: 'an escaped file of the server', path: '/assets/..%2fmanifest.json' },
])('an asset with $name is not found: no body, and nobody stores it', async ({ path }) => {
  const response = await ask.get(path);
  expect([response.status, response.text]).toEqual([404, '']);
  expect(headersOf(response)).toEqual({ 'cache-control': 'no-store', 'content-length': '0' });
});

it.each(['post', 'options', 'head'] as const)('%s finds no more than GET', async (method) => {
  expect((await ask[method]('/nothing')).status).toBe(404);
});

it('a page that is missing is never “not modified”', async () => {
  const response = await ask.get('/nothing').set('If-None-Match', '*');
  expect(response.status).toBe(404);
});

it.each([
  { name: 'an escape that is cut off', path: '/%E0%A4%A' },
  { name: 'an escaped line break with a header', path: '/%0d%0aLocation:%20a' },
  { name: 'two escaped backslashes before a host', path: '/%5C%5Cevil.example' },
])('a path with $name is a bad request, in one line that nobody stores', async ({ path }) => {
  const response = await ask.get(path);
  expect(response.status).toBe(400);
  expect(response.text).toMatch(/^Bad request[^\n%]{0,100}\n$/);
  expect(headersOf(response)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(response.text.length),
  });
});
