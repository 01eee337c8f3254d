import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { headersOf } from '../setup/headers.ts';
import { only, parseHtml } from '../setup/html.ts';

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

it.each([
  { name: 'an unknown address that ends with a slash', path: '/nothing/' },
  { name: 'an unknown address in capitals', path: '/NOTHING' },
  { name: 'an unknown address with a query that cannot be decoded', path: '/nothing?a=%E0%A4%A' },
  { name: 'an address in another script', path: '/caf%C3%A9' },
  { name: 'the folder of the destinations', path: below },
  { name: 'a destination that there is not', path: `${below}/atlantis` },
  { name: 'an address below a page', path: `${below}/alpha/nothing` },
  { name: 'a query that is escaped into the path', path: '/%3Fenquiry=sent' },
  { name: 'a compressed copy of a file', path: '/licences.txt.br' },
  { name: 'a file for the operator', path: '/.env' },
  { name: 'the manifest of the build', path: '/manifest.json' },
  { name: 'security.txt, while there is nobody to write to', path: '/.well-known/security.txt' },
  { name: 'a name that every object has', path: '/__proto__' },
  { name: 'another name that every object has', path: '/constructor' },
  { name: 'a long path', path: `/${'long/'.repeat(1_500)}` },
  { name: 'markup', path: '/%3Csvg%3E' },
  { name: 'another host', path: '//evil.example' },
  { name: 'another host with a known path', path: '///evil.example/site/' },
  { name: 'an escaped host', path: '/%2fevil.example' },
  { name: 'a twice escaped host', path: '/%2f%2fevil.example' },
  { name: 'a host behind a folder above', path: '/site/..//evil.example/' },
  { name: 'a user name before a host', path: '/@evil.example/' },
  { name: 'an address as a path', path: '/https://evil.example/' },
  { name: 'a calendar of no destination', path: '/calendar/atlantis.ics?start=2027-autumn' },
  { name: 'a calendar without its ending', path: '/calendar/alpha' },
])('$name is not found', async ({ path }) => {
  const response = await ask.get(path);
  expect(response.status).toBe(404);
  expect(response.text).toContain('404 Not Found');
});

it.each([
  { name: 'the path', path: '/zqzq' },
  { name: 'markup in the path', path: '/%3Cb%3Ezqzq%3C/b%3E' },
  { name: 'the host in the path', path: '//zqzq.example/' },
  { name: 'the query', path: '/nothing?q=zqzq' },
])('the error view repeats nothing of $name', async ({ path }) => {
  const { text } = await ask.get(path);
  expect(text).not.toContain('zqzq');
});

it('the error view leads to the home page and to every destination', async () => {
  const { text } = await ask.get('/nothing');
  const links = [...only(parseHtml(text), 'main').querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/site/study-destination/alpha',
    '/site/study-destination/beta',
    '/site/study-destination/gamma',
  ]);
});

it.each([
  { name: 'no name', path: '/assets/' },
  { name: 'an unknown name', path: '/assets/nothing.js' },
  { name: 'an unknown name with a query', path: '/assets/a/b.svg?v=1' },
  { name: 'a file of the server', path: '/assets/../server/main.js' },
  { name: 'an escaped file of the server', path: '/assets/..%2fmanifest.json' },
  { name: 'a file of the machine', path: '/assets//etc/passwd' },
])('an asset with $name is not found: no body, and nobody stores it', async ({ path }) => {
  const response = await ask.get(path);
  expect([response.status, response.text]).toEqual([404, '']);
  expect(headersOf(response)).toEqual({ 'cache-control': 'no-store', 'content-length': '0' });
});

it.each(['post', 'options', 'head'] as const)('%s finds no more than GET', async (method) => {
  const statuses = [(await ask[method]('/nothing')).status, (await ask[method]('/%ff')).status];
  expect(statuses).toEqual([404, 400]);
});

it('a page that is missing is never “not modified”', async () => {
  const response = await ask.get('/nothing').set('If-None-Match', '*');
  expect(response.status).toBe(404);
});

it.each([
  { name: 'a lone percent sign', path: '/%' },
  { name: 'an escape that is cut off', path: '/%E0%A4%A' },
  { name: 'a byte that is no text', path: '/%ff' },
  { name: 'a percent sign at the end of a known path', path: '/site%' },
  { name: 'an overlong dot', path: '/site/%c0%ae' },
  { name: 'an escaped zero', path: '/%00' },
  { name: 'an escaped zero behind a known path', path: '/site%00' },
  { name: 'an escaped delete', path: '/%7f' },
  { name: 'a control character above ASCII', path: '/%C2%85' },
  { name: 'an escaped tab before a host', path: '/%09/evil.example' },
  { name: 'an escaped line break with a header', path: '/%0d%0aLocation:%20a' },
  { name: 'an escaped backslash', path: '/%5csite' },
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
