import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SiteProcess } from '../../tools/site-process.ts';
import { ask } from '../setup/connections.ts';
import { startProductionSite } from '../setup/process.ts';

/** A pipe to a command. */
function pipeTo(command: string, ...parameters: readonly string[]): Writable {
  const reader = spawn(command, parameters, { stdio: ['pipe', 'ignore', 'ignore'] });
  onTestFinished(() => void reader.kill());
  return reader.stdin;
}

/** Makes the site log more than a pipe (64 KB) and its own memory (1 MB) hold. */
async function fillLog({ port }: SiteProcess): Promise<void> {
  const url = `http://127.0.0.1:${port}/${'x'.repeat(250)}`;
  for (let round = 0; round < 80; round += 1) {
    const answers = Array.from({ length: 50 }, () => fetch(url, { method: 'HEAD' }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(404);
  }
}

const outputs = [
  { name: 'a pipe that is closed', open: () => pipeTo('true') },
  { name: 'a full disk', open: () => openSync('/dev/full', 'w') },
  { name: 'a pipe that nobody reads', open: () => pipeTo('sleep', '300') },
];

describe('a log that goes to', () => {
  it.each(outputs)('$name neither stops the site nor keeps it from ending', async ({ open }) => {
    const site = await startProductionSite({}, { output: open() });
    await fillLog(site);
    const { status } = await ask(site.port, '/');
    expect(status).toBe(200);
    expect(await site.stop()).toEqual({ code: 0, signal: null });
  });
});
