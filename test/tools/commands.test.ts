import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../tools/ports.ts';
import { parseHtml, textOf } from '../setup/html.ts';
import { all, hrefsIn } from '../setup/pages.ts';

/** Runs a command as npm does, with this environment alone; it ends with the test. */
function run(command: string, environment: Readonly<Record<string, string>>, argument = '') {
  const child = spawn('node_modules/.bin/tsx', [`tools/${command}.ts`, argument], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  onTestFinished(() => void child.kill());
  const ended = once(child, 'exit').then(([code]) => code as number);
  return { ended, output: Promise.all([text(child.stdout), text(child.stderr)]) };
}

it.each(['start', 'dev'])('npm run %s serves the site and a local inbox', async (command) => {
  const port = await freePort();
  run(command, { PORT: String(port) });
  const site = `http://localhost:${port}`;
  const inbox = `http://localhost:${port + 1}`;
  const read = async (address: string) => (await fetch(address)).text();
  await vi.waitFor(async () => expect(await read(site)).toContain('id="enquiry"'), 60_000);
  const post = { method: 'POST', body: new URLSearchParams({ name: '<b>Zoë</b>', _next: '' }) };
  const headers = { Origin: site, Referer: `${site}/` };
  const thanks = await fetch(`${inbox}/a@b.example`, { ...post, headers });
  expect(hrefsIn(parseHtml(await thanks.text()))).toEqual(['/', `${site}/`]);
  const enquiries = all(parseHtml(await read(inbox)), 'pre').map(textOf);
  expect(enquiries).toEqual([expect.stringContaining('name: <b>Zoë</b>')]);
  const check = run('check-enquiry', {}, site);
  expect(await check.ended).toBe(0);
  expect((await check.output).join('')).toContain(`✓ ${site}/site lets an enquiry through`);
});
