import type { RequestListener } from 'node:http';
import request from 'supertest';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '../../server/process/log.ts';
import { createTestApp } from '../setup/app.ts';

const { app, ask, logged } = await createTestApp({ REQUEST_LOG: 'on' });
beforeEach(() => void logged.splice(0));

it('logs one line a request with time, path, status and bytes of the encoded body', async () => {
  const { headers } = await ask.get('/').set('Accept-Encoding', 'gzip');
  await ask.head('/');
  await ask.get('/').set('If-None-Match', '*');
  const line = {
    level: 'info',
    time: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    ...{ method: 'GET', path: '/', status: 200, bytes: 0, ms: expect.any(Number) },
  };
  const whole = { ...line, bytes: Number(headers['content-length']) };
  const lines = [whole, { ...line, method: 'HEAD' }, { ...line, status: 304 }];
  await expect.poll(() => logged).toEqual(lines);
});

it.each([
  ['without the escaped query of a forwarded link', '/site%3flevel=master', '/site'],
  ['without a query after an escaped &', '/site%26level=master', '/site'],
  ['with an escaped line break', '/%0a{"time":"forged"}', '/%0a%7B%22time%22:%22forged%22%7D'],
  ['truncated at 256 characters', `/${'x'.repeat(300)}`, `/${'x'.repeat(255)}`],
])('logs a path %s (%s)', async (_, requested, path) => {
  await ask.get(requested);
  await expect.poll(() => logged).toMatchObject([{ path }]);
});

it('escapes terminal control characters in the log', () => {
  const lines: string[] = [];
  createLog({ write: (line) => void lines.push(line) }).info({ id: 'a\u009b2J\u007f' });
  expect(lines[0]).toContain('"id":"a\\u009b2J\\u007f"');
});

it('logs a client that resets its connection', async () => {
  // As a reset does; one by a client may arrive after the whole response has been sent.
  const reset: RequestListener = (request, response) => {
    app(request, response);
    request.socket.destroy();
  };
  await expect(request(reset).get('/')).rejects.toThrow('socket hang up');
  await expect.poll(() => logged).toMatchObject([{ path: '/', aborted: true, bytes: 0 }]);
});
