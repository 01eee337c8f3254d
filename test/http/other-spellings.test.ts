import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf, securityHeaders } from '../setup/headers.ts';

const { ask } = await createTestApp();
const alpha = '/site/study-destination/alpha';

const spellings = [
  { asked: '//', location: '/' },
  { asked: '///', location: '/' },
  { asked: '/%2f', location: '/' },
  { asked: '/SITE', location: '/site' },
  { asked: '/Site', location: '/site' },
  { asked: '/site/', location: '/site' },
  { asked: '/site//', location: '/site' },
  { asked: '//site', location: '/site' },
  { asked: '/%73ite', location: '/site' },
  { asked: '/site%2f', location: '/site' },
  { asked: '/healthz/', location: '/healthz' },
  { asked: '/HEALTHZ', location: '/healthz' },
  { asked: '/robots.txt/', location: '/robots.txt' },
  { asked: '/SITE/?a=1&a=2', location: '/site?a=1&a=2' },
  { asked: '/SITE/?q=%E0%A4%A', location: '/site?q=%E0%A4%A' },
  { asked: '/site/?to=//evil.example/', location: '/site?to=//evil.example/' },
  { asked: '/Calendar/ALPHA.ics?year=2027', location: '/calendar/alpha.ics?year=2027' },
  { asked: `${alpha}/`, location: alpha },
  { asked: '/SITE/STUDY-DESTINATION/ALPHA', location: alpha },
  { asked: '//site//study-destination//alpha', location: alpha },
  { asked: '/site/study-destination/%61lpha', location: alpha },
  { asked: '/site/study-destination/Beta', location: '/site/study-destination/beta' },
  { asked: `${alpha}//`, location: alpha },
];

it.each(spellings)('$asked leads to $location in one step, which nobody stores', async (row) => {
  const response = await ask.get(row.asked);
  expect([response.status, response.text]).toEqual([308, '']);
  expect(headersOf(response)).toEqual({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-length': '0',
    location: row.location,
  });
});

it.each(['head', 'post', 'options'] as const)('%s is redirected as GET is', async (method) => {
  const response = await ask[method]('/SITE/?a=1');
  expect([response.status, response.headers['location']]).toEqual([308, '/site?a=1']);
});

it('a redirect of a preview says too that it may not be indexed', async () => {
  const preview = await createTestApp({ environment: { INDEXING: 'off' } });
  const response = await preview.ask.get('/site/');
  expect(response.headers['x-robots-tag']).toBe('noindex');
});
