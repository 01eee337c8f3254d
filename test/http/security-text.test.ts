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
    'content-length': '163',
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

it('where nobody is to be written to there is none', async () => {
  const other = await createTestApp();
  const response = await other.ask.get(path);
  expect(response.status).toBe(404);
});
