import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';

const proxied = { 'X-Forwarded-Host': 'www.fixture.example' };

it.each([
  { name: 'the host of PUBLIC_ORIGIN', headers: { Host: 'www.fixture.example' }, warnings: 0 },
  { name: 'it in capitals', headers: { Host: 'WWW.Fixture.example' }, warnings: 0 },
  { name: 'it, by a trusted proxy', headers: { ...proxied, Host: 'site-1:3000' }, warnings: 0 },
  { name: 'another host, more than once', headers: { Host: 'fixture.example' }, warnings: 1 },
])('$name is asked: $warnings warnings', async ({ headers, warnings }) => {
  const { ask, logged } = await createTestApp({ environment: { TRUST_PROXY: 'loopback' } });
  await ask.get('/healthz').set('Host', '10.0.0.1:3000');
  for (const path of ['/', '/site']) await ask.get(path).set(headers).expect(200);
  const asked = { level: 'warn', asked: 'fixture.example' };
  expect(logged).toMatchObject(Array.from({ length: warnings }, () => asked));
});
