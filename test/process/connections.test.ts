import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, get, openSocket } from '../setup/connections.ts';
import { importOf, readLog, type SiteProcess, startProductionSite } from '../setup/site-process.ts';

// Closing of connections by the site's process: on signals and on an exception.

/** Longer than any test's timeout, so that waiting for it fails the test. */
const never = '500000';

it('loses no request on keep-alive or new connections during shutdown', async () => {
  const site = await startProductionSite();
  async function openSockets(bytes: string): Promise<readonly Socket[]> {
    return Promise.all(Array.from({ length: 20 }, () => openSocket(site.port, bytes)));
  }
  const reused = await openSockets(get('/healthz'));
  await Promise.all(reused.map((socket) => once(socket, 'readable')));
  for (const socket of reused) socket.write(get('/'));
  const sockets = [...reused, ...(await openSockets(get('/')))];
  const stopped = site.stop();
  // Rejects if a connection is reset.
  const responses = await Promise.all(sockets.map((socket) => text(socket)));
  const whole = responses.filter((response) => response.endsWith('</html>'));
  expect(whole).toHaveLength(40);
  expect(await stopped).toEqual({ code: 0, signal: null });
  expect((await readLog(site)).at(-1)).toMatchObject({ msg: 'stopped', forceClosed: 0 });
});

it('responds while draining, and exits with code 1 on a second signal', async () => {
  const site = await startProductionSite({ DRAIN_DELAY_MS: never });
  site.process.kill('SIGINT');
  const isReady = async () => (await ask(site.port, '/readyz')).status;
  await expect.poll(isReady).toBe(503);
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.stop('SIGTERM')).toEqual({ code: 1, signal: null });
});

describe('a site that gets other signals before it throws', () => {
  const ignored = ['SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const;
  let site: SiteProcess;

  beforeAll(async () => {
    const throwing = 'process.once("SIGWINCH", () => { throw new Error("unexpected"); })';
    site = await startProductionSite({}, { execArgv: [importOf(throwing)] });
    for (const signal of ignored) site.process.kill(signal);
    expect((await ask(site.port, '/')).status).toBe(200);
    site.process.kill('SIGWINCH');
  });

  it('ignores SIGHUP, SIGUSR1 and SIGUSR2 in production, with a warning', async () => {
    const msg = 'signal ignored: settings are read only at startup';
    const warnings = (await readLog(site)).filter((line) => line['msg'] === msg);
    expect(warnings.map(({ level }) => level)).toEqual(ignored.map(() => 'warn'));
  });

  it('shuts down with code 1 on an uncaught exception, logged with its stack trace', async () => {
    expect(await site.ended).toEqual({ code: 1, signal: null });
    const log = await readLog(site);
    const msg = 'uncaught exception';
    const err = { message: 'unexpected', stack: expect.stringMatching(/^ +at /m) };
    expect(log.find((line) => line['msg'] === msg)).toMatchObject({ err });
    expect(log.find((line) => line['msg'] === 'stopping')).toMatchObject({ reason: msg });
  });
});
