import express, { type Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

const { app: site, ask: askSite } = await createTestApp({ environment: { ENQUIRY_RETURN: 'on' } });

/**
 * A cache in front of the site, as a CDN may be set up: its key is the host and the path, without the query, with
 * slashes merged and escapes resolved. It stores whatever it may.
 */
function createCache(): Express {
  const stored = new Map<string, request.Response>();
  const cache = express();
  cache.use(async function answer(asked, response) {
    const path = decodeURIComponent(asked.path).replace(/\/+/g, '/').toLowerCase();
    const key = `${asked.hostname} ${path}`;
    const found = stored.get(key) ?? (await request(site).get(asked.url));
    if (/(^|, )public\b/.test(found.headers['cache-control'] ?? '')) stored.set(key, found);
    response
      .status(found.status)
      .set('X-Stored', String(stored.has(key)))
      .set(found.headers);
    response.removeHeader('Content-Encoding');
    response.removeHeader('Content-Length');
    response.send(found.text);
  });
  return cache;
}

it('the cache stores a page', async () => {
  const { headers } = await request(createCache()).get('/');
  expect(headers['x-stored']).toBe('true');
});

describe.each([
  { name: 'two slashes', asked: '//', path: '/' },
  { name: 'an escaped slash', asked: '/%2f', path: '/' },
  { name: 'a query', asked: '/?a=1', path: '/' },
  { name: 'the page that says that an enquiry has arrived', asked: '/?enquiry=sent', path: '/' },
  { name: 'capitals', asked: '/SITE', path: '/site' },
  { name: 'an escaped letter', asked: '/%73ite', path: '/site' },
  {
    name: 'a doubled slash',
    asked: '/site//study-destination/alpha',
    path: '/site/study-destination/alpha',
  },
])('after somebody has asked for $asked ($name)', ({ asked, path }) => {
  it(`${path} is still the page, for everybody`, async () => {
    const ask = request(createCache());
    await ask.get(asked);
    const { status, text } = await ask.get(path);
    expect(status).toBe(200);
    expect(text).toBe((await askSite.get(path)).text);
  });
});
