import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort, isListening } from '../../tools/ports.ts';
import type { SiteProcess } from '../../tools/site-process.ts';
import { openSocket, startProcess } from '../setup/process.ts';
import { ask } from '../setup/site.ts';

// Each test starts a process.
vi.setConfig({ testTimeout: 30_000 });

const started: SiteProcess[] = [];

afterEach(() => {
  for (const site of started.splice(0)) site.process.kill('SIGKILL');
});

async function start(environment: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const site = startProcess({
    environment: { PORT: String(port), LOG_LEVEL: 'silent', ...environment },
  });
  started.push(site);
  await site.listening;
  return { port, site };
}

/** Two seconds: an operator's deploy waits for this. */
async function expectQuickEnd(site: SiteProcess, code = 0): Promise<void> {
  const asked = performance.now();
  expect(await site.ended).toEqual({ code, signal: null });
  expect(performance.now() - asked).toBeLessThan(2_000);
}

async function untilDraining(port: number): Promise<void> {
  const isDraining = async () => expect((await ask(port, '/readyz')).status).toBe(503);
  await vi.waitFor(isDraining, { timeout: 10_000 });
}

/** What the last line of the log counts. */
async function countsOf({ stdout }: SiteProcess) {
  const last = (await stdout).trim().split('\n').at(-1) ?? '';
  const { answered, cut } = JSON.parse(last);
  return { answered, cut };
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  it('ends a site without requests soon, whatever connections are open', async () => {
    const { port, site } = await start();
    await ask(port, '/healthz');
    const kept = await openSocket(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(kept, 'data');
    const unused = await openSocket(port);
    site.process.kill(signal);
    await expectQuickEnd(site);
    expect(await countsOf(site)).toEqual({ answered: 2, cut: 0 });
    for (const socket of [kept, unused]) socket.destroy();
  });
});

// That what was sent is answered in full, `test/faults.test.ts` shows.
describe('on SIGTERM', () => {
  it('a request that is half sent is answered when the rest comes, and nobody new is let in', async () => {
    const { port, site } = await start();
    const slow = await openSocket(port, 'GET /site HTTP/1.1\r\nHost: a\r\n');
    await wait(100);
    site.process.kill('SIGTERM');
    const isClosed = async () => expect(await isListening(port)).toBe(false);
    await vi.waitFor(isClosed, { timeout: 10_000 });
    // Longer than silent connections are kept.
    await wait(700);
    expect(site.process.exitCode).toBeNull();
    const answer = text(slow);
    slow.write('\r\n');
    const whole = await answer;
    expect(whole).toMatch(/^HTTP\/1\.1 200 /);
    expect(whole).toMatch(/^connection: close/im);
    expect(whole).toMatch(/<\/html>\s*$/);
    await expectQuickEnd(site);
  });

  it('the port stays open for the drain delay, while readiness says 503', async () => {
    const { port, site } = await start({ DRAIN_DELAY_MS: '1000' });
    expect((await ask(port, '/readyz')).status).toBe(200);
    const asked = performance.now();
    site.process.kill('SIGTERM');
    await untilDraining(port);
    expect((await ask(port, '/')).status).toBe(200);
    expect(await site.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeGreaterThan(1_000);
  });

  it('what is not finished in time is cut, and counted: exit code 0', async () => {
    const { port, site } = await start({ SHUTDOWN_TIMEOUT_MS: '1500' });
    const slow = await openSocket(port, 'GET / HTTP/1.1\r\n');
    slow.on('error', () => undefined);
    await wait(100);
    const asked = performance.now();
    site.process.kill('SIGTERM');
    expect(await site.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeLessThan(1_500);
    expect(await countsOf(site)).toEqual({ answered: 0, cut: 1 });
  });

  it('a second signal ends the process at once, by itself', async () => {
    const { port, site } = await start({ DRAIN_DELAY_MS: '5000' });
    site.process.kill('SIGTERM');
    await untilDraining(port);
    site.process.kill('SIGTERM');
    await expectQuickEnd(site, 1);
  });
});
