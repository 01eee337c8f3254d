import { ServerResponse } from 'node:http';
import type { Response } from 'supertest';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { securityHeaders } from '../setup/headers.ts';

const { ask } = await createTestApp();

/** The headers of an answer that are about security, whatever their values. */
function securityOf({ headers }: Response): Readonly<Record<string, string>> {
  const names = /policy|opener|resource|origin-agent|^strict-|^x-/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.test(name)));
}

const headersOfPage = securityOf(await ask.get('/'));

it('a page has every security header', () => {
  expect(headersOfPage).toEqual(securityHeaders);
});

it.each([
  { name: 'a page the client has', status: 304, asked: ask.get('/').set('If-None-Match', '*') },
  { name: 'an asset', status: 200, asked: ask.get('/assets/icon-22222222.svg') },
  { name: 'a health check', status: 200, asked: ask.get('/healthz') },
  { name: 'another spelling', status: 308, asked: ask.get('/SITE') },
  { name: 'another method', status: 405, asked: ask.post('/') },
  { name: 'a missing page', status: 404, asked: ask.get('/nothing') },
  { name: 'a wrong host', status: 400, asked: ask.get('/').set('Host', 'a/b') },
])('the answer to $name, $status, has those of a page', async ({ status, asked }) => {
  expect(securityOf(await asked.expect(status))).toEqual(headersOfPage);
});

it('an answer to an error has them too', async () => {
  vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(() => {
    throw new Error('unexpected');
  });
  expect(securityOf(await ask.get('/').expect(500))).toEqual(headersOfPage);
});

it('a share image alone may be shown by others, since messengers do it from their own origin', async () => {
  const response = await ask.get('/assets/share-alpha-66666666.png');
  expect(securityOf(response)).toEqual({
    ...headersOfPage,
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('the form may post to the origin of ENQUIRY_ENDPOINT, and be sent back to the site', async () => {
  const local = await createTestApp({
    environment: {
      PUBLIC_ORIGIN: 'http://localhost:3000',
      ENQUIRY_ENDPOINT: 'http://localhost:3001/f/el',
    },
  });
  const { headers } = await local.ask.get('/');
  const forms = (headers['content-security-policy'] ?? '').match(/form-action[^;]*/g);
  expect(forms).toEqual(["form-action 'self' http://localhost:3001 https://thanks.example"]);
});

it('HSTS_INCLUDE_SUBDOMAINS=on extends https to all subdomains', async () => {
  const other = await createTestApp({ environment: { HSTS_INCLUDE_SUBDOMAINS: 'on' } });
  const { headers } = await other.ask.get('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

it('with INDEXING=off every answer tells search engines that they may not index it', async () => {
  const preview = await createTestApp({ environment: { INDEXING: 'off' } });
  for (const path of ['/', '/sitemap.xml', '/nothing', '/SITE']) {
    const { headers } = await preview.ask.get(path);
    expect(headers['x-robots-tag'], path).toBe('noindex');
  }
});
