import { ServerResponse } from 'node:http';
import express from 'express';
import { beforeEach, expect, it, vi } from 'vitest';
import { overload } from '../../server/respond/overload-error.ts';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';
import { only, parseHtml, textsIn } from '../setup/html.ts';
import { linksIn } from '../setup/reading.ts';

const { ask, logged } = await createTestApp({ ADMIN_PORT: '9090' });
const below = '/site/study-destination';
beforeEach(() => void logged.splice(0));

const response = await ask.get('/nothing').expect(404).expect('Cache-Control', 'no-store');
const missing = parseHtml(response.text);

it.each([
  ['title', ['404 Not Found | Quill & Öst’s “Bureau”']],
  ['h1', ['Heading of an error']],
  ['nav[aria-label="Other pages"] li:last-child', ['Study in Gamma']],
  ['main p', ['404 Not Found', 'Lead of a missing page.']],
  ['.error-page picture', ['']],
  ['[content="noindex"][name="robots"]', ['']],
  ['script, link[rel="canonical"]', []],
])('shows in the error view at each %s the text: %j', (selector, texts) => {
  expect(textsIn(missing, selector)).toEqual(texts);
});

it('links every page, and a phone number, from the error view', () => {
  expect(linksIn(only(missing, '#root'))).toEqual([
    'Quill & Öst’s “Bureau” Study far from Testington → /',
    'Home of the fixture → /',
    `Study in Alpha → ${below}/alpha`,
    `Study in Beta Islands → ${below}/beta`,
    `Study in Gamma → ${below}/gamma`,
    '+91 40 0000 0000 → tel:+914000000000',
    'hello@fixture.example → mailto:hello@fixture.example',
  ]);
});

it.each([
  ['a URL below a page', `${below}/alpha/nothing`],
  ['the manifest of the build', '/manifest.json'],
  ['the metrics, which have another port', '/metrics'],
  ['a property of every object', '/__proto__'],
  ['a path that begins with punctuation', '/(site)'],
])('answers 404 for %s', async (_name, path) => {
  await ask.get(path).expect(404);
});

it.each(['nothing.js', '..%2fmanifest.json'])('responds with 404 to /assets/%s', async (name) => {
  const response = await ask.get(`/assets/${name}`).expect(404, '');
  expect(headersOf(response)).toEqual({ 'cache-control': 'no-store', 'content-length': '0' });
});

it.each([
  ['a truncated escape', '/%E0%A4%A'],
  ['an escaped line break with a header', '/%0d%0aLocation:%20a'],
])('answers 400 with no-store and one line of text for a path with %s', async (_name, path) => {
  const response = await ask.get(path).expect(400);
  expect(response.text).toMatch(/^Bad request[^\n%]{0,100}\n$/);
  expect(headersOf(response)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(response.text.length),
  });
});

const secret = 'SELECT secret FROM inside';

it('answers an error with 500, no-store and a log line, which alone names the cause', async () => {
  vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(() => {
    throw new Error(secret);
  });
  const failing = '/calendar/alpha.ics?start=2027-autumn&email=typed';
  const response = await ask.get(failing).set('X-Request-Id', 'abc').expect(500);
  const words = ['500 Internal Server Error', 'Lead of an error.'];
  expect(textsIn(parseHtml(response.text), 'main p')).toEqual(words);
  expect(response.text).not.toMatch(/SELECT|secret|\bat .*:\d+|\.tsx?\b/);
  expect(headersOf(response)).toEqual({
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(response.text)),
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
  });
  const stack = expect.stringMatching(/^ +at .*send\.ts:\d+:\d+/m);
  const err = { type: 'Error', message: secret, stack };
  const fields = { method: 'GET', path: '/calendar/alpha.ics', id: 'abc' };
  expect(logged).toMatchObject([{ level: 'error', msg: 'a request failed', ...fields, err }]);
  expect(JSON.stringify(logged)).not.toContain('typed');
});

it('answers 503 with Retry-After, without a log line, if too many requests wait', async () => {
  vi.spyOn(express.response, 'send').mockImplementationOnce(() => {
    throw overload;
  });
  const { text } = await ask.get('/').expect(503).expect('Retry-After', '5');
  expect([text, logged]).toEqual(['Too many requests: try again in a few seconds.\n', []]);
});
