import { ServerResponse } from 'node:http';
import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { freePort } from '../../tools/ports.ts';
import { expectErrorPage } from '../setup/pages.ts';
import { ask as askPort, serveSite } from '../setup/site.ts';

const secret = 'SELECT secret FROM inside';
const adminPort = await freePort();
const { ask, logged, server } = await serveSite({ ADMIN_PORT: `${adminPort}` });

it.each([
  ['while a prepared response is sent', '/'],
  ['within Express', '/NOTHING'],
])('an error %s is a page without its cause, and is logged once', async (_at, target) => {
  const page = await ask('/');
  logged.length = 0;
  vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(() => {
    throw new Error(secret);
  });
  const reply = await ask(target);
  const stack = expect.stringMatching(/^ +at .*:\d+:\d+/m);
  expect(logged).toMatchObject([{ level: 'error', err: { message: secret, stack } }]);
  expect(reply.status).toBe(500);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': page.headers['content-security-policy'],
  });
  expectErrorPage(reply.text, '500 Internal Server Error');
  expect(reply.text).not.toMatch(/SELECT|\bat .*:\d+:\d+/);
  expect((await ask('/')).status).toBe(200);
});

it('an error of the server that listens is logged, and the site goes on', async () => {
  logged.length = 0;
  const message = 'accept EMFILE';
  for (let time = 0; time < 2; time += 1) server.emit('error', new Error(message));
  expect(logged).toMatchObject([{ level: 'error' }, { err: { message } }]);
  expect((await ask('/')).status).toBe(200);
});

it('metrics that cannot be collected are 500 on their own port, and logged', async () => {
  logged.length = 0;
  vi.spyOn(Registry.prototype, 'metrics').mockRejectedValueOnce(new Error('unexpected'));
  expect((await askPort(adminPort, '/metrics')).status).toBe(500);
  expect(logged).toMatchObject([{ level: 'error', err: { message: 'unexpected' } }]);
});
