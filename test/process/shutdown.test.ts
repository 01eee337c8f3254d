import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { readBuildOutput } from '../../server/build-output.ts';
import { isListening } from '../../tools/ports.ts';
import { importOf, type SiteProcess } from '../../tools/site-process.ts';
import { ask, noneCut, readToEnd } from '../setup/connections.ts';
import { readLog, startProductionSite, startTestSite } from '../setup/process.ts';
import { get, openNonReadingClient, openSocket, requestsOfNonReader } from '../setup/sockets.ts';

/** Longer than any test takes: what waits for it has failed. */
const never = '500000';

const longDrain = { DRAIN_DELAY_MS: '60000', SHUTDOWN_TIMEOUT_MS: '120000' };

async function untilDraining({ port }: SiteProcess): Promise<void> {
  const expectDraining = async () => expect((await ask(port, '/readyz')).status).toBe(503);
  await vi.waitFor(expectDraining, 20_000);
}

async function untilPortIsClosed({ port }: SiteProcess): Promise<void> {
  const expectClosed = async () => expect(await isListening(port)).toBe(false);
  await vi.waitFor(expectClosed, 20_000);
}

/** The site's last line. */
async function lastLineOf(site: SiteProcess) {
  await site.ended;
  return (await readLog(site)).at(-1);
}

describe('idle connections do not hold up the end', () => {
  it.each([
    { name: 'SIGTERM, a connection that was used', signal: 'SIGTERM', bytes: get('/healthz') },
    { name: 'SIGTERM, a connection that was never used', signal: 'SIGTERM', bytes: '' },
    { name: 'SIGINT, a connection that was used', signal: 'SIGINT', bytes: get('/healthz') },
  ] as const)('$name', async ({ signal, bytes }) => {
    const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: never });
    const socket = await openSocket(site.port, bytes);
    if (bytes) await once(socket, 'data');
    const closed = once(socket.resume(), 'close');
    site.process.kill(signal);
    await closed;
    expect(await site.ended).toEqual({ code: 0, signal: null });
    expect(await lastLineOf(site)).toMatchObject({ msg: 'stopped', cut: { shutdown: 0 } });
  });
});

describe('SIGHUP', () => {
  it('does not end the site in production, where it asks for settings to be read again', async () => {
    const site = await startProductionSite();
    site.process.kill('SIGHUP');
    site.process.kill('SIGHUP');
    await wait(1_000);
    const { status } = await ask(site.port, '/');
    expect(status).toBe(200);
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    const log = await readLog(site);
    expect(log).toContainEqual(expect.objectContaining({ level: 'warn', signal: 'SIGHUP' }));
  });

  it('ends the site elsewhere, where it says that the terminal was closed', async () => {
    const site = await startTestSite();
    expect(await site.stop('SIGHUP')).toEqual({ code: 0, signal: null });
  });
});

describe('during the drain delay', () => {
  it('the site still answers, is not ready, and ends each connection after its answer', async () => {
    const site = await startProductionSite(longDrain);
    site.process.kill('SIGTERM');
    await untilDraining(site);
    const headers = { Connection: 'keep-alive' };
    const expected = { '/readyz': 503, '/healthz': 200, '/': 200, '/nothing': 404 };
    for (const [path, status] of Object.entries(expected)) {
      const answer = await ask(site.port, path, { headers });
      expect(answer.status, path).toBe(status);
      expect(answer.headers.connection, path).toBe('close');
    }
  });

  it('a second signal ends the process at once, with code 1', async () => {
    const site = await startProductionSite(longDrain);
    site.process.kill('SIGTERM');
    await untilDraining(site);
    site.process.kill('SIGTERM');
    expect(await site.ended).toEqual({ code: 1, signal: null });
  });
});

describe('when the port is closed', () => {
  it('a request whose second half comes in time is answered in full', async () => {
    const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: never });
    const socket = await openSocket(site.port, 'GET /site HTTP/1.1\r\nHost: a.example\r\n');
    await wait(200);
    site.process.kill('SIGTERM');
    await untilPortIsClosed(site);
    // Longer than silent connections are kept.
    await wait(1_000);
    socket.write('\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toMatch(/<\/html>\s*$/);
    expect(await lastLineOf(site)).toMatchObject({
      msg: 'stopped',
      answered: 1,
      cut: { shutdown: 0 },
    });
  });

  it('a client that reads late still gets all that it has asked for', async () => {
    const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: never });
    const client = await openNonReadingClient(site.port);
    await wait(500);
    site.process.kill('SIGTERM');
    await untilPortIsClosed(site);
    // Longer than silent connections are kept.
    await wait(1_000);
    const { received } = await readToEnd(client);
    expect(received.match(/^HTTP\/1\.1 200 OK\r$/gm)).toHaveLength(requestsOfNonReader);
    const { hydrate } = readBuildOutput('dist').manifest;
    const script = readFileSync(join('dist/client', hydrate), 'latin1');
    expect(received.endsWith(script)).toBe(true);
    expect(await lastLineOf(site)).toMatchObject({
      answered: requestsOfNonReader,
      cut: { shutdown: 0 },
    });
  });

  it('a request whose second half never comes is cut at the deadline and counted', async () => {
    const site = await startProductionSite({ SHUTDOWN_TIMEOUT_MS: '3000' });
    const socket = await openSocket(site.port, 'GET / HTTP/1.1\r\n');
    socket.on('error', () => undefined);
    await wait(200);
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    const cut = { ...noneCut, shutdown: 1 };
    expect(await lastLineOf(site)).toMatchObject({ msg: 'stopped', answered: 0, cut });
  });
});

describe('an exception that nothing catches', () => {
  const throwOnSignal = importOf(
    'process.once("SIGUSR2", () => { throw new Error("unexpected"); })',
  );

  it('stops the site as a signal does: the port stays open while draining', async () => {
    const site = await startProductionSite(longDrain, { execArgv: [throwOnSignal] });
    site.process.kill('SIGUSR2');
    await untilDraining(site);
    const { status } = await ask(site.port, '/');
    expect(status).toBe(200);
  });

  it('ends the site with code 1, and is logged with its stack', async () => {
    const site = await startProductionSite({}, { execArgv: [throwOnSignal] });
    site.process.kill('SIGUSR2');
    expect(await site.ended).toEqual({ code: 1, signal: null });
    const log = await readLog(site);
    const line = log.find(({ msg }) => msg === 'uncaught exception');
    expect(line).toMatchObject({
      err: { message: 'unexpected', stack: expect.stringMatching(/^ +at /m) },
    });
  });

  it('may come again and again until the end, which stays the same', async () => {
    const throwAlways = importOf(`
      function throwAgain() {
        setImmediate(throwAgain);
        throw new Error('unexpected');
      }
      process.once('SIGUSR2', throwAgain);`);
    const site = await startProductionSite({}, { execArgv: [throwAlways] });
    expect(await site.stop('SIGUSR2')).toEqual({ code: 1, signal: null });
    expect((await readLog(site)).at(-1)).toMatchObject({ msg: 'stopped' });
    // The log's stream, which would complain of a line after its end.
    expect(await site.stderr).not.toContain('SonicBoom');
  });
});
