import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { isListening } from '../../tools/ports.ts';
import { ask } from '../setup/connections.ts';
import {
  readLog,
  type SiteProcess,
  startProductionSite,
  startTestSite,
  throwOnSignal,
} from '../setup/site-process.ts';
import { get, openSocket } from '../setup/sockets.ts';

/** Longer than any test's timeout, so that waiting for it fails the test. */
const never = '500000';

async function untilDraining({ port }: SiteProcess): Promise<void> {
  await vi.waitFor(async () => expect((await ask(port, '/readyz')).status).toBe(503), 20_000);
}

it('loses no request on shutdown, on kept and new connections', async () => {
  const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: never });
  async function openSockets(bytes: string): Promise<readonly Socket[]> {
    return Promise.all(Array.from({ length: 100 }, () => openSocket(site.port, bytes)));
  }
  const kept = await openSockets(get('/healthz'));
  await Promise.all(kept.map((socket) => once(socket, 'readable')));
  for (const socket of kept) socket.write(get('/'));
  const sockets = [...kept, ...(await openSockets(get('/')))];
  const stopped = site.stop();
  // Rejects if a connection is reset.
  const answers = await Promise.all(sockets.map((socket) => text(socket)));
  const whole = answers.filter((answer) => answer.endsWith('</html>'));
  expect(whole).toHaveLength(200);
  expect(await stopped).toEqual({ code: 0, signal: null });
  expect((await readLog(site)).at(-1)).toMatchObject({ msg: 'stopped', forceClosed: 0 });
});

it('closes idle connections on shutdown', async () => {
  // Shorter than Node's timeout for a connection's first request: 10 s.
  const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: '8000' });
  const used = await openSocket(site.port, get('/healthz'));
  await once(used, 'data');
  for (const socket of [used, await openSocket(site.port)]) socket.resume();
  expect(await site.stop()).toEqual({ code: 0, signal: null });
  expect((await readLog(site)).at(-1)).toMatchObject({ msg: 'stopped', forceClosed: 0 });
});

describe('a client that reads slowly', () => {
  /** A client that does not read yet, and requests more than the socket buffers hold: 4 MB on Linux. */
  async function openSlowClient({ port }: SiteProcess): Promise<Socket> {
    const client = await openSocket(port, get(hydrate).repeat(asked));
    client.on('error', () => undefined);
    // Node reads all requests before it responds to the first.
    await once(client, 'readable');
    return client;
  }
  const { hydrate } = readBuildOutput('dist').manifest;
  const asked = 20;

  it('receives its whole response after the port has closed', async () => {
    const timeouts = { SHUTDOWN_TIMEOUT_MS: never, KEEP_ALIVE_TIMEOUT_MS: never };
    const site = await startProductionSite(timeouts);
    const client = await openSlowClient(site);
    const ended = site.stop();
    await vi.waitFor(async () => expect(await isListening(site.port)).toBe(false), 20_000);
    // Longer than the grace period of idle connections.
    await wait(1_500);
    const received = await text(client);
    expect(received.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(asked);
    expect(await ended).toEqual({ code: 0, signal: null });
  });

  it('is reset at the end of the shutdown, which is logged', async () => {
    const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: '3000' });
    const client = await openSlowClient(site);
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    client.destroy();
    const log = await readLog(site);
    expect(log.at(-1)).toMatchObject({ msg: 'stopped', forceClosed: 1 });
    expect(log.at(-2)).toMatchObject({ path: hydrate, aborted: true, bytes: 0 });
    // Without a shutdown, the connection would be reset after 12 s or more.
    const timeOf = (said: string) => log.find(({ msg }) => msg === said)?.['time'];
    const [begun, ended] = ['stopping', 'stopped'].map((msg) => Date.parse(String(timeOf(msg))));
    expect(Number(ended) - Number(begun)).toBeLessThan(9_000);
  });
});

it('responds while draining, reports not ready, and exits with code 1 on a second signal', async () => {
  const drain = { DRAIN_DELAY_MS: never, SHUTDOWN_TIMEOUT_MS: '600000' };
  const site = await startProductionSite(drain);
  site.process.kill('SIGTERM');
  await untilDraining(site);
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.stop('SIGTERM')).toEqual({ code: 1, signal: null });
});

it('ignores other signals in production with a warning', async () => {
  const site = await startProductionSite();
  const signals = ['SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const;
  for (const signal of signals) site.process.kill(signal);
  await wait(1_000);
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
  const warnings = (await readLog(site)).filter(({ signal }) => signal !== undefined);
  const msg = 'signal ignored: settings are read only at startup';
  expect(warnings.map(({ level, signal, msg: said }) => [level, signal, said]).sort()).toEqual(
    signals.map((signal) => ['warn', signal, msg]),
  );
  expect(await site.stderr).toBe('');
});

it.each(['SIGINT', 'SIGHUP'] as const)('exits on %s outside production', async (signal) => {
  const site = await startTestSite();
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
