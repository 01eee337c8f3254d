import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/running-site.ts';
import { isListening, openSocket, type Running, startProcess } from '../setup/process.ts';
import { ask } from '../setup/site.ts';

// Each test starts a process.
vi.setConfig({ testTimeout: 30_000 });

const started: Running[] = [];

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
async function expectQuickEnd(site: Running, code = 0): Promise<void> {
  const asked = performance.now();
  expect(await site.ended).toEqual({ code, signal: null });
  expect(performance.now() - asked).toBeLessThan(2_000);
}

const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  it('ends a site without requests soon, whatever connections are open', async () => {
    const { port, site } = await start();
    const kept = await openSocket(port, get('/healthz'));
    await once(kept, 'data');
    const unused = await openSocket(port);
    await ask(port, '/healthz');
    site.process.kill(signal);
    await expectQuickEnd(site);
    for (const socket of [kept, unused]) socket.destroy();
  });
});

describe('on SIGTERM', () => {
  it('every request that was sent is answered in full, on fresh connections and on kept ones', async () => {
    const { port, site } = await start();
    const kept = await Promise.all(
      Array.from({ length: 100 }, () => openSocket(port, get('/readyz'))),
    );
    await Promise.all(kept.map((socket) => once(socket, 'data')));
    const fresh = await Promise.all(Array.from({ length: 100 }, () => openSocket(port)));
    const sockets = [...kept, ...fresh];
    const answers = sockets.map((socket) => text(socket));
    for (const socket of sockets) socket.write(get('/'));
    site.process.kill('SIGTERM');
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toMatch(/<\/html>\s*$/);
    }
    await expectQuickEnd(site);
  });

  it('a request that is half sent is answered when the rest comes, and nobody new is let in', async () => {
    const { port, site } = await start();
    const slow = await openSocket(port, 'GET /site HTTP/1.1\r\nHost: a\r\n');
    await wait(100);
    site.process.kill('SIGTERM');
    await vi.waitFor(async () => expect(await isListening(port)).toBe(false));
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
    await vi.waitFor(async () => expect((await ask(port, '/readyz')).status).toBe(503));
    expect((await ask(port, '/')).status).toBe(200);
    expect(await site.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeGreaterThan(1_000);
  });

  it('what is not finished in time is cut, and counted: exit code 1', async () => {
    const { port, site } = await start({ SHUTDOWN_TIMEOUT_MS: '1500' });
    const slow = await openSocket(port, 'GET / HTTP/1.1\r\n');
    slow.on('error', () => undefined);
    await wait(100);
    const asked = performance.now();
    site.process.kill('SIGTERM');
    expect(await site.ended).toEqual({ code: 1, signal: null });
    expect(performance.now() - asked).toBeLessThan(1_500);
    expect(await site.stdout).toMatch(/"cut":1\b/);
  });

  it('a second signal ends the process at once, by itself', async () => {
    const { port, site } = await start({ DRAIN_DELAY_MS: '5000' });
    site.process.kill('SIGTERM');
    await vi.waitFor(async () => expect((await ask(port, '/readyz')).status).toBe(503));
    site.process.kill('SIGTERM');
    await expectQuickEnd(site, 1);
  });
});
