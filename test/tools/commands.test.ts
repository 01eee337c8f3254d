import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../tools/ports.ts';

/** Runs a command as npm does, with this environment alone; it ends with the test. */
function run(command: string, environment: Readonly<Record<string, string>>) {
  const child = spawn('node_modules/.bin/tsx', [`tools/${command}.ts`], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  onTestFinished(() => void child.kill());
  const ended = once(child, 'exit').then(([code]) => code as number);
  return { ended, output: Promise.all([text(child.stdout), text(child.stderr)]) };
}

const taken = await freePort();

it.each([
  ['wrong settings', { PORT: 'abc', LOG_LEVEL: 'loud' }, /^PORT is .*\nLOG_LEVEL is .*\n$/],
  ['a taken port', { PORT: String(taken) }, /^(.*\n)*Port \d+ on .* is taken, choose another.\n$/],
  [
    'a taken port of the inbox',
    { PORT: String(taken - 1) },
    /^Port \d+ on localhost .* is taken, choose another.\n$/,
  ],
])(
  'npm start says what to change about %s, in lines without a stack',
  async (_what, env, lines) => {
    const other = createServer().listen(taken);
    await once(other, 'listening');
    const { ended, output } = run('start', env);
    expect(await ended).toBe(1);
    expect((await output).join('')).toMatch(lines);
    other.close();
  },
);

// The misspelt setting is warned of before the site listens.
it.each(['start', 'dev'])('npm run %s serves the site and a local inbox', async (command) => {
  const port = await freePort();
  run(command, { PORT: String(port), PROT: '1' });
  const read = async (at: number) => (await fetch(`http://localhost:${at}`)).text();
  await vi.waitFor(async () => expect(await read(port)).toContain('id="enquiry"'), 60_000);
  expect(await read(port + 1)).toContain('Local enquiry inbox');
});
