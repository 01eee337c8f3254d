import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { ask, get, openSocket } from '../setup/connections.ts';
import {
  readLog,
  type SiteProcess,
  startProductionSite,
  startSite,
  throwOnSignal,
} from '../setup/site-process.ts';

/** Longer than any test's timeout, so that waiting for it fails the test. */
const never = '500000';

async function untilDraining({ port }: SiteProcess): Promise<void> {
  await vi.waitFor(async () => expect((await ask(port, '/readyz')).status).toBe(503), 20_000);
}

it('loses no request on keep-alive or new connections during shutdown', async () => {
  const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: never });
  async function openSockets(bytes: string): Promise<readonly Socket[]> {
    return Promise.all(Array.from({ length: 100 }, () => openSocket(site.port, bytes)));
  }
  const reused = await openSockets(get('/healthz'));
  await Promise.all(reused.map((socket) => once(socket, 'readable')));
  for (const socket of reused) socket.write(get('/'));
  const sockets = [...reused, ...(await openSockets(get('/')))];
  const stopped = site.stop();
  // Rejects if a connection is reset.
  const responses = await Promise.all(sockets.map((socket) => text(socket)));
  const whole = responses.filter((response) => response.endsWith('</html>'));
  expect(whole).toHaveLength(200);
  expect(await stopped).toEqual({ code: 0, signal: null });
  expect((await readLog(site)).at(-1)).toMatchObject({ msg: 'stopped', forceClosed: 0 });
});

it('responds while draining, and exits with code 1 on a second signal', async () => {
  const drain = { DRAIN_DELAY_MS: never, SHUTDOWN_TIMEOUT_MS: '600000' };
  const site = await startProductionSite(drain);
  site.process.kill('SIGTERM');
  await untilDraining(site);
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.stop('SIGTERM')).toEqual({ code: 1, signal: null });
});

it('ignores SIGHUP, SIGUSR1 and SIGUSR2 in production, with a warning', async () => {
  const site = await startProductionSite();
  const signals = ['SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const;
  for (const signal of signals) site.process.kill(signal);
  await wait(1_000);
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
  const warnings = (await readLog(site)).filter(({ signal }) => signal !== undefined);
  const msg = 'signal ignored: settings are read only at startup';
  expect(
    warnings.map(({ level, signal, msg: message }) => [level, signal, message]).sort(),
  ).toEqual(signals.map((signal) => ['warn', signal, msg]));
  expect(await site.stderr).toBe('');
});

it.each(['SIGINT', 'SIGHUP'] as const)('exits on %s outside production', async (signal) => {
  const site = await startSite();
  expect(await site.stop(signal)).toEqual({ code: 0, signal: null });
});

it('shuts down with code 1 on an uncaught exception, logged with its stack trace', async () => {
  const drain = { DRAIN_DELAY_MS: '5000', SHUTDOWN_TIMEOUT_MS: '10000' };
  const site = await startProductionSite(drain, { execArgv: [throwOnSignal] });
  site.process.kill('SIGUSR2');
  await untilDraining(site);
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.ended).toEqual({ code: 1, signal: null });
  const log = await readLog(site);
  const msg = 'uncaught exception';
  const err = { message: 'unexpected', stack: expect.stringMatching(/^ +at /m) };
  expect(log.find((line) => line['msg'] === msg)).toMatchObject({ err });
  expect(log.find((line) => line['msg'] === 'stopping')).toMatchObject({ reason: msg });
});
