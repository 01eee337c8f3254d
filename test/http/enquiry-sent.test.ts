import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml } from '../setup/html.ts';

const returning = await createTestApp({ environment: { ENQUIRY_RETURN: 'on' } });
const staying = await createTestApp({ environment: { ENQUIRY_RETURN: 'off' } });

describe('with ENQUIRY_RETURN=on', () => {
  it.each(['/', '/site'])(
    'the form at %s asks for the way back, by the public origin and in the service’s field',
    async (path) => {
      const page = parseHtml((await returning.ask.get(path)).text);
      const back = only(page, 'input[name="redirect"]').getAttribute('value');
      expect(back).toBe('https://www.fixture.example/?enquiry=sent');
    },
  );

  it('it comes whole to a client that has the home page already', async () => {
    const { headers } = await returning.ask.get('/');
    const tag = headers['etag'] ?? '';
    const response = await returning.ask.get('/?enquiry=sent').set('If-None-Match', tag);
    expect(response.status).toBe(200);
  });

  it('search engines may not index it, and get no data from it', async () => {
    const { text } = await returning.ask.get('/?enquiry=sent');
    const page = parseHtml(text);
    expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(page.querySelector('script[type="application/ld+json"]')).toBeNull();
    const canonical = only(page, 'link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe('https://www.fixture.example/');
  });

  // Nobody stores that page: a cache could show it to everybody. Of these it would answer with one under the address of the return.
  it.each([
    { path: '/?enquiry=sent', open: true, cache: 'no-store' },
    { path: '/?enquiry=sent&a=1', open: true, cache: 'no-store' },
    { path: '/?a=1&%65nquiry=sent', open: true, cache: 'no-store' },
    { path: '/?enquiry=SENT', open: false, cache: 'no-store' },
    { path: '/?enquiry', open: false, cache: 'no-store' },
    { path: '/site?enquiry=sent', open: false, cache: 'public, max-age=0, must-revalidate' },
  ])('$path says that it has arrived: $open, and may be kept: $cache', async (row) => {
    const { text, headers } = await returning.ask.get(row.path).expect(200);
    expect(only(parseHtml(text), 'dialog').hasAttribute('open')).toBe(row.open);
    expect(headers['cache-control']).toBe(row.cache);
    expect('cdn-cache-control' in headers).toBe(row.cache !== 'no-store');
  });
});

it('with ENQUIRY_RETURN=off /?enquiry=sent is the home page', async () => {
  const home = await staying.ask.get('/');
  const { text, headers } = await staying.ask.get('/?enquiry=sent');
  expect(text).toBe(home.text);
  expect(headers['etag']).toBe(home.headers['etag']);
});
