import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/running-site.ts';
import { isListening, type Running, startProcess } from '../setup/process.ts';
import { ask } from '../setup/site.ts';

// Each test starts a process and sends hundreds of requests.
vi.setConfig({ testTimeout: 60_000 });

let site: Running | undefined;
let port: number;

beforeEach(async () => {
  port = await freePort();
});

afterEach(() => {
  site?.process.kill('SIGKILL');
});

async function listening(): Promise<void> {
  await vi.waitFor(async () => expect(await isListening(port)).toBe(true), { timeout: 10_000 });
}

/** More than a pipe and the log's own memory hold. */
async function expectAnswers(): Promise<void> {
  const target = `/${'x'.repeat(250)}`;
  for (let round = 0; round < 20; round += 1) {
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(port, target)));
    for (const { status } of replies) expect(status).toBe(404);
  }
  expect((await ask(port, '/')).status).toBe(200);
}

async function expectQuickEnd(): Promise<void> {
  const asked = performance.now();
  site?.process.kill();
  expect(await site?.ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - asked).toBeLessThan(3_000);
}

it('a log pipe that is closed does not stop the site', async () => {
  site = startProcess({ environment: { PORT: String(port) } });
  await site.listening;
  site.process.stdout?.destroy();
  site.stdout.catch(() => undefined);
  await expectAnswers();
  await expectQuickEnd();
});

it('nor does a full disk', async () => {
  const full = openSync('/dev/full', 'w');
  site = startProcess({ environment: { PORT: String(port) }, output: full });
  closeSync(full);
  await listening();
  await expectAnswers();
  await expectQuickEnd();
});

it('nor does a pipe that nobody reads', async () => {
  const reader = spawn('sleep', ['60'], { stdio: ['pipe', 'ignore', 'ignore'] });
  site = startProcess({ environment: { PORT: String(port) }, output: reader.stdin });
  await listening();
  await expectAnswers();
  await expectQuickEnd();
  reader.kill();
});

it('an error that nobody catches is logged with its stack, and the site drains: exit code 1', async () => {
  const preload = 'process.once("SIGUSR2",()=>{throw new Error("unexpected")})';
  const environment = { PORT: String(port), DRAIN_DELAY_MS: '500' };
  site = startProcess({ environment, preload });
  await site.listening;
  site.process.kill('SIGUSR2');
  await vi.waitFor(async () => expect((await ask(port, '/readyz')).status).toBe(503));
  expect((await ask(port, '/')).status).toBe(200);
  expect(await site.ended).toEqual({ code: 1, signal: null });
  const lines = (await site.stdout).trim().split('\n').slice(1);
  const fatal = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 'fatal');
  expect(fatal.err).toMatchObject({
    message: 'unexpected',
    stack: expect.stringMatching(/^ +at /m),
  });
});
