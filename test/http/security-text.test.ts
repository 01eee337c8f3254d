import { afterEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf, securityHeaders } from '../setup/headers.ts';

const path = '/.well-known/security.txt';
const environment = { SECURITY_CONTACT: 'mailto:security@fixture.example' };

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T15:00:00Z') });
afterEach(() => void vi.setSystemTime(new Date('2026-03-10T15:00:00Z')));

const { ask } = await createTestApp({ environment });

function textUntil(expires: string): string {
  return `Contact: mailto:security@fixture.example
Expires: ${expires}
Preferred-Languages: en
Canonical: https://www.fixture.example/.well-known/security.txt
`;
}

it('security.txt says where to report a weakness, for less than a year', async () => {
  const response = await ask.get(path).set('Accept-Encoding', 'identity');
  expect(response.status).toBe(200);
  expect(response.text).toBe(textUntil('2027-03-09T00:00:00.000Z'));
  expect(headersOf(response)).toEqual({
    ...securityHeaders,
    'cache-control': 'public, max-age=3600',
    'content-length': String(Buffer.byteLength(response.text)),
    'content-type': 'text/plain; charset=utf-8',
    etag: expect.stringMatching(/^W\//),
    vary: 'Accept-Encoding',
  });
});

it('it is the same from every instance all day', async () => {
  vi.setSystemTime(new Date('2026-03-10T00:00:01Z'));
  const other = await createTestApp({ environment });
  const response = await other.ask.get(path);
  expect(response.text).toBe(textUntil('2027-03-09T00:00:00.000Z'));
});

it('it does not expire however long the process runs', async () => {
  vi.setSystemTime(new Date('2027-04-14T15:00:00Z'));
  const response = await ask.get(path);
  expect(response.text).toBe(textUntil('2028-04-12T00:00:00.000Z'));
});

it('who has today’s copy need not fetch it again, who has yesterday’s must', async () => {
  const today = await ask.get(path);
  const tag = today.headers['etag'] ?? '';
  vi.setSystemTime(new Date('2026-03-10T23:59:59Z'));
  const later = await ask.get(path).set('If-None-Match', tag);
  vi.setSystemTime(new Date('2026-03-11T00:00:01Z'));
  const tomorrow = await ask.get(path).set('If-None-Match', tag);
  expect([later.status, tomorrow.status]).toEqual([304, 200]);
});

it('HEAD has the headers of GET', async () => {
  const get = await ask.get(path).set('Accept-Encoding', 'identity');
  const head = await ask.head(path).set('Accept-Encoding', 'identity');
  expect([head.status, headersOf(head)]).toEqual([200, headersOf(get)]);
});

it('POST is refused', async () => {
  const { status } = await ask.post(path);
  expect(status).toBe(405);
});

it('another spelling leads there', async () => {
  const { status, headers } = await ask.get('/.Well-Known/security.txt/');
  expect([status, headers['location']]).toEqual([308, path]);
});

it('where nobody is to be written to there is none', async () => {
  const other = await createTestApp();
  const response = await other.ask.get(path);
  expect(response.status).toBe(404);
});
