import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { freePort } from '../../tools/ports.ts';
import { ask, get, openSocket } from '../setup/connections.ts';
import { readLog, startProductionSite, startSite, throwOnSignal } from '../setup/site-process.ts';

// Closing of connections by the site's process: on slow clients, on signals and on an exception. Concurrent, since the first test
// waits for half a minute.

const { hydrate } = readBuildOutput('dist').manifest;

it.concurrent('closes idle connections, stalled uploads and clients that stop reading', async () => {
  const adminPort = await freePort();
  const site = await startProductionSite({ ADMIN_PORT: String(adminPort) });
  /** Seconds until the site closes a connection on which only these bytes are sent. */
  async function lifeOf(bytes: string): Promise<number> {
    const begun = performance.now();
    const socket = await openSocket(site.port, bytes);
    await once(socket.resume(), 'close');
    return (performance.now() - begun) / 1000;
  }
  const silent = lifeOf('');
  const halfAsked = lifeOf('GET / HTTP/1.1\r\nHost: a.example\r\n');
  const bodiless = lifeOf('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\n');
  // Requests more than the socket buffers hold, without reading.
  const greedy = await openSocket(site.port, get(hydrate).repeat(20));
  greedy.on('error', () => undefined);
  const lives = await Promise.all([silent, halfAsked, bodiless]);
  const metrics = async () => (await ask(adminPort, '/metrics')).text;
  await vi.waitFor(async () => expect(await metrics()).toMatch(/^site_open_sockets 0$/m), 60_000);
  await site.stop();
  greedy.destroy();
  // Node checks the timeouts once a second, or later on a busy machine.
  expect(lives.map((life) => life > 5 && life < 40)).toEqual([true, true, true]);
  const cut = (await readLog(site)).filter(({ aborted }) => aborted === true);
  expect(cut).toContainEqual(expect.objectContaining({ path: hydrate }));
  expect(Math.max(...cut.map(({ ms }) => Number(ms)))).toBeLessThan(40_000);
});

/** Longer than any test's timeout, so that waiting for it fails the test. */
const never = '500000';

it.concurrent('loses no request on keep-alive or new connections during shutdown', async () => {
  const site = await startProductionSite();
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

it.concurrent('responds while draining, and exits with code 1 on a second signal', async () => {
  const site = await startProductionSite({ DRAIN_DELAY_MS: never });
  site.process.kill('SIGTERM');
  const isReady = async () => (await ask(site.port, '/readyz')).status;
  await vi.waitFor(async () => expect(await isReady()).toBe(503), 20_000);
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.stop('SIGTERM')).toEqual({ code: 1, signal: null });
});

it.concurrent('ignores SIGHUP, SIGUSR1 and SIGUSR2 in production, with a warning', async () => {
  const site = await startProductionSite();
  const signals = ['SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const;
  for (const signal of signals) site.process.kill(signal);
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
  const msg = 'signal ignored: settings are read only at startup';
  const warnings = signals.map((signal) => expect.objectContaining({ level: 'warn', signal, msg }));
  expect(await readLog(site)).toEqual(expect.arrayContaining(warnings));
});

it.concurrent.each(['SIGINT', 'SIGHUP'] as const)(
  'exits on %s outside production',
  async (signal) => {
    const site = await startSite();
    expect(await site.stop(signal)).toEqual({ code: 0, signal: null });
  },
);

it.concurrent('shuts down with code 1 on an uncaught exception, logged with its stack trace', async () => {
  const site = await startProductionSite({}, { execArgv: [throwOnSignal] });
  expect(await site.stop('SIGUSR2')).toEqual({ code: 1, signal: null });
  const log = await readLog(site);
  const msg = 'uncaught exception';
  const err = { message: 'unexpected', stack: expect.stringMatching(/^ +at /m) };
  expect(log.find((line) => line['msg'] === msg)).toMatchObject({ err });
  expect(log.find((line) => line['msg'] === 'stopping')).toMatchObject({ reason: msg });
});
