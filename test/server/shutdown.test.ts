import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { isListening } from '../../tools/ports.ts';
import { importOf, type SiteProcess } from '../../tools/site-process.ts';
import { ask, get, openSocket, startTestSite } from '../setup/site.ts';

function start(environment: Readonly<Record<string, string>> = {}): Promise<SiteProcess> {
  return startTestSite({ environment: { LOG_LEVEL: 'silent', ...environment } });
}

async function untilDraining({ port }: SiteProcess): Promise<void> {
  const isDraining = async () => expect((await ask(port, '/readyz')).status).toBe(503);
  await vi.waitFor(isDraining, 10_000);
}

/** How the process ended, and what the last line of the log counts. */
async function endOf({ ended, stdout }: SiteProcess) {
  const { code } = await ended;
  const { answered, cut } = JSON.parse((await stdout).trim().split('\n').at(-1) ?? '');
  return { code, answered, cut };
}

// That what was sent is answered in full, `test/reliability.test.ts` shows.
it.each(['SIGTERM', 'SIGINT'] as const)('%s ends idle connections, used or not', async (signal) => {
  const site = await start({ SHUTDOWN_TIMEOUT_MS: '60000' });
  const kept = await openSocket(site.port, get('/healthz'));
  await once(kept, 'data');
  const unused = await openSocket(site.port);
  site.process.kill(signal);
  // Long before the deadline, since none of them owes anything.
  const closed = [kept, unused].map((socket) => once(socket.resume(), 'close'));
  await Promise.all(closed);
  expect(await endOf(site)).toEqual({ code: 0, answered: 1, cut: 0 });
});

it('a half-sent request is answered when the rest comes in time, or else cut; new connections are refused', async () => {
  const site = await start({ SHUTDOWN_TIMEOUT_MS: '5000' });
  const stuck = await openSocket(site.port, 'GET / HTTP/1.1\r\n');
  stuck.on('error', () => undefined);
  const slow = await openSocket(site.port, 'GET /site HTTP/1.1\r\nHost: a\r\n');
  await wait(100);
  site.process.kill('SIGTERM');
  await vi.waitFor(async () => expect(await isListening(site.port)).toBe(false), 10_000);
  // Longer than silent connections are kept.
  await wait(1_000);
  const answer = text(slow);
  slow.write('\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*connection: close.*<\/html>\s*$/is);
  expect(await endOf(site)).toEqual({ code: 0, answered: 1, cut: 1 });
});

it('a second signal ends the process at once, by itself', async () => {
  const site = await start({ DRAIN_DELAY_MS: '60000', SHUTDOWN_TIMEOUT_MS: '90000' });
  site.process.kill('SIGTERM');
  await untilDraining(site);
  site.process.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 1, signal: null });
});

it('an uncaught exception is logged with its stack, and the port stays open while draining: exit code 1', async () => {
  const preload = 'process.once("SIGUSR2",()=>{throw new Error("unexpected")})';
  const site = await startTestSite({
    environment: { DRAIN_DELAY_MS: '500' },
    execArgv: [importOf(preload)],
  });
  site.process.kill('SIGUSR2');
  await untilDraining(site);
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.ended).toEqual({ code: 1, signal: null });
  const [fatal = ''] = (await site.stdout).match(/.*"fatal".*/) ?? [];
  const stack = expect.stringMatching(/^ +at /m);
  expect(JSON.parse(fatal)).toMatchObject({ err: { message: 'unexpected', stack } });
});
