import { describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/ports.ts';
import { imageFlags, importOf } from '../../tools/site-process.ts';
import { expectErrorPage } from '../setup/error-page.ts';
import { startProcess } from '../setup/process.ts';
import { ask as askPort, serveSite } from '../setup/site.ts';
import { faultsOfHtml } from '../setup/valid-html.ts';

const secret = 'SELECT secret FROM inside';

// The site as it is, but for two addresses that make it fail: one while a response is looked up, one within Express.
vi.mock('../../server/respond/canonical-address.ts', async (importOriginal) => {
  type Module = typeof import('../../server/respond/canonical-address.ts');
  const original = await importOriginal<Module>();
  return {
    ...original,
    readTarget(target) {
      if (target === '/fault') throw new Error(secret);
      return original.readTarget(target);
    },
    readAddress(target, isKnown) {
      if (target.path === '/FAULT') throw new Error(secret);
      return original.readAddress(target, isKnown);
    },
  } satisfies Module;
});

const { ask, logged } = await serveSite();

describe.each([
  ['while a prepared response is looked up', '/fault'],
  ['in Express', '/FAULT'],
])('a fault %s', (_place, target) => {
  it('is a complete page that says nothing of its cause, and is logged once with its stack', async () => {
    const page = await ask('/');
    logged.length = 0;
    const reply = await ask(target);
    expect(logged).toEqual([
      expect.objectContaining({
        level: 'error',
        err: expect.objectContaining({
          message: secret,
          stack: expect.stringMatching(/^ +at .*:\d+:\d+/m),
        }),
      }),
    ]);
    expect(reply.status).toBe(500);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': page.headers['content-security-policy'],
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers.etag).toBeUndefined();
    expectErrorPage(reply.text, '500 Internal Server Error');
    expect(await faultsOfHtml(reply.text)).toEqual([]);
    expect(reply.text).not.toContain('SELECT');
    expect(reply.text).not.toMatch(/\bat .*:\d+:\d+/);
    // The next request is answered as ever.
    expect((await ask('/')).status).toBe(200);
  });
});

it('a fault of the minified build is logged with the files and lines of the sources', async () => {
  const preload = `
    const { ServerResponse } = await import('node:http');
    const { writeHead } = ServerResponse.prototype;
    ServerResponse.prototype.writeHead = () => {
      ServerResponse.prototype.writeHead = writeHead;
      throw new Error('unexpected');
    };`;
  const port = await freePort();
  const environment = { PORT: String(port), NODE_OPTIONS: imageFlags.join(' ') };
  const site = startProcess({ environment, execArgv: [importOf(preload)] });
  await site.listening;
  expect((await askPort(port, '/')).status).toBe(500);
  site.process.kill();
  expect(await site.stdout).toMatch(
    /"stack":"Error: unexpected.*server\/respond\/prepared-response\.ts:\d+/,
  );
});
