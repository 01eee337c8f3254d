import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort, isListening } from '../../tools/ports.ts';
import { importOf } from '../../tools/site-process.ts';
import { startProcess } from '../setup/process.ts';
import { ask } from '../setup/site.ts';

// Each test starts a process and sends hundreds of requests.
vi.setConfig({ testTimeout: 60_000 });

function pipeTo(command: string, ...parameters: readonly string[]): Writable {
  const reader = spawn(command, parameters, { stdio: ['pipe', 'ignore', 'ignore'] });
  onTestFinished(() => void reader.kill());
  return reader.stdin;
}

it.each<[string, () => number | Writable]>([
  ['a pipe that is closed', () => pipeTo('true')],
  ['a full disk', () => openSync('/dev/full', 'w')],
  ['a pipe that nobody reads', () => pipeTo('sleep', '60')],
])('a log on %s does not stop the site', async (_output, open) => {
  const port = await freePort();
  const site = startProcess({ environment: { PORT: String(port) }, output: open() });
  await vi.waitFor(async () => expect(await isListening(port)).toBe(true), 10_000);
  // More lines than a pipe and the log's own memory hold.
  const target = `/${'x'.repeat(250)}`;
  for (let round = 0; round < 20; round += 1) {
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(port, target)));
    for (const { status } of replies) expect(status).toBe(404);
  }
  expect((await ask(port, '/')).status).toBe(200);
  const asked = performance.now();
  site.process.kill();
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - asked).toBeLessThan(3_000);
});

it('an error that nobody catches is logged with its stack, and the site drains: exit code 1', async () => {
  const port = await freePort();
  const preload = 'process.once("SIGUSR2",()=>{throw new Error("unexpected")})';
  const environment = { PORT: String(port), DRAIN_DELAY_MS: '500' };
  const site = startProcess({ environment, execArgv: [importOf(preload)] });
  await site.listening;
  site.process.kill('SIGUSR2');
  await vi.waitFor(async () => expect((await ask(port, '/readyz')).status).toBe(503));
  expect((await ask(port, '/')).status).toBe(200);
  expect(await site.ended).toEqual({ code: 1, signal: null });
  const [fatal = ''] = (await site.stdout).match(/.*"fatal".*/) ?? [];
  const stack = expect.stringMatching(/^ +at /m);
  expect(JSON.parse(fatal)).toMatchObject({ err: { message: 'unexpected', stack } });
});
