import { expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { headersOf } from '../setup/headers.ts';

const path = '/.well-known/security.txt';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T15:00:00Z') });

const { ask } = await createTestApp({
  environment: { SECURITY_CONTACT: 'mailto:security@fixture.example' },
});

function textUntil(expires: string): string {
  return `Contact: mailto:security@fixture.example
Expires: ${expires}
Preferred-Languages: en
Canonical: https://www.fixture.example/.well-known/security.txt
`;
}

it('security.txt says where to report a weakness, for less than a year', async () => {
  const response = await ask.get(path);
  expect([response.status, response.text]).toEqual([200, textUntil('2027-03-09T00:00:00.000Z')]);
  expect(headersOf(response)).toEqual({
    'cache-control': 'public, max-age=3600',
    'content-length': String(response.text.length),
    'content-type': 'text/plain; charset=utf-8',
  });
});

it('it expires later on a later day, however long the process runs', async () => {
  vi.setSystemTime(new Date('2027-04-14T15:00:00Z'));
  const { text } = await ask.get(path);
  expect(text).toBe(textUntil('2028-04-12T00:00:00.000Z'));
});
