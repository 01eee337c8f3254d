import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { ask, startTestSite } from '../setup/site.ts';

function pipeTo(command: string, ...parameters: readonly string[]): Writable {
  const reader = spawn(command, parameters, { stdio: ['pipe', 'ignore', 'ignore'] });
  onTestFinished(() => void reader.kill());
  return reader.stdin;
}

it.each<[string, () => number | Writable]>([
  ['a pipe that is closed', () => pipeTo('true')],
  ['a full disk', () => openSync('/dev/full', 'w')],
  ['a pipe that nobody reads', () => pipeTo('sleep', '60')],
])('a log on %s neither stops the site nor keeps it from ending', async (_output, open) => {
  const site = await startTestSite({ output: open() });
  // More lines than a pipe and the log's own memory hold.
  const target = `/${'x'.repeat(250)}`;
  for (let round = 0; round < 80; round += 1) {
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(site.port, target)));
    for (const { status } of replies) expect(status).toBe(404);
  }
  expect((await ask(site.port, '/')).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
});
