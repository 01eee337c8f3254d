import { ServerResponse } from 'node:http';
import { Gauge, Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { listen } from '../../server/http-server.ts';
import { createLog } from '../../server/log.ts';
import { createAdminServer } from '../../server/metrics.ts';
import { imageFlags, importOf } from '../../tools/site-process.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { startTestSite } from '../setup/process.ts';
import { ask as askPort, portOf, serveSite } from '../setup/site.ts';

const secret = 'SELECT secret FROM inside';
const { ask, logged, server } = await serveSite();

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
  const registry = new Registry();
  const collect = () => Promise.reject(new Error('unexpected'));
  new Gauge({ name: 'broken', help: 'Can not be collected.', registers: [registry], collect });
  const lines: string[] = [];
  const admin = createAdminServer(registry, createLog({ write: (line) => void lines.push(line) }));
  await listen(admin, { host: '127.0.0.1', port: 0 });
  expect((await askPort(portOf(admin), '/metrics')).status).toBe(500);
  expect(lines.join()).toContain('unexpected');
  admin.close();
});

it('an error of the minified build is logged with the files and lines of the sources', async () => {
  const preload = `
    const { ServerResponse } = await import('node:http');
    const { writeHead } = ServerResponse.prototype;
    ServerResponse.prototype.writeHead = () => {
      ServerResponse.prototype.writeHead = writeHead;
      throw new Error('unexpected');
    };`;
  const site = await startTestSite({ execArgv: [...imageFlags, importOf(preload)] });
  expect((await askPort(site.port, '/')).status).toBe(500);
  await site.stop();
  expect(await site.stdout).toMatch(/"stack":"Error: unexpected.*server\/respond\/\S+\.ts:\d+/);
});
