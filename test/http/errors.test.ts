import { ServerResponse } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { headersOf } from '../setup/headers.ts';

const { ask, logged } = await createTestApp({ environment: { TRUST_PROXY: 'loopback' } });
beforeEach(() => void logged.splice(0));

const secret = 'SELECT secret FROM inside';

/** The next answer of this process fails while it is written. */
function failOnce(): void {
  vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(() => {
    throw new Error(secret);
  });
}

it.each([
  { name: 'a page', path: '/', kept: {} },
  {
    name: 'a calendar',
    path: '/calendar/alpha.ics?start=2028-autumn',
    kept: { 'x-robots-tag': 'noindex' },
  },
])(
  'an error while $name is sent is answered with the error view, without the cause, stored by nobody',
  async (row) => {
    failOnce();
    const response = await ask.get(row.path).set('Accept-Encoding', 'identity');
    expect(response.status).toBe(500);
    expectErrorPage(response.text, '500 Internal Server Error');
    // Nothing of the cause.
    expect(response.text).not.toMatch(/SELECT|secret|\bat .*:\d+|\.tsx?\b/);
    expect(headersOf(response)).toEqual({
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(response.text)),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
      ...row.kept,
    });
  },
);

it('the log says what was asked, without its query, under which id, and where it failed', async () => {
  failOnce();
  await ask.get('/site?email=typed').set({ 'X-Request-Id': 'abc', 'X-Forwarded-For': '192.0.2.1' });
  const stack = expect.stringMatching(/^ +at .*send\.ts:\d+:\d+/m);
  const err = { type: 'Error', message: secret, stack };
  expect(logged).toMatchObject([{ level: 'error', method: 'GET', path: '/site', id: 'abc', err }]);
  expect(JSON.stringify(logged)).not.toContain('typed');
});

it('an error behind the first byte cuts the connection, so that nobody takes half for the whole', async () => {
  vi.spyOn(ServerResponse.prototype, 'end').mockImplementationOnce(function begin(
    this: ServerResponse,
  ) {
    this.flushHeaders();
    throw new Error(secret);
  });
  await expect(ask.get('/')).rejects.toThrow(/socket hang up|aborted|ECONNRESET/);
  expect(logged).toMatchObject([{ level: 'error', method: 'GET', path: '/' }]);
});
