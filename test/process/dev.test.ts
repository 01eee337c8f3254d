import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyProject, runCommand } from '../setup/command.ts';

/** A copy of the project, which the tests modify. */
const folder = copyProject();
const { printed, stop } = runCommand('dev', folder);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Saves a file of the project with a text appended, as editors do. */
function save(file: string, text: string): void {
  writeFileSync(join(folder, file), readFileSync(file, 'utf8') + text);
}

/** The site's URL, once it is printed. */
const origin = () => / is at (http:\S+)\n/.exec(printed.stdout)?.[1] ?? '';

/** Times out, since the process that a save has replaced may leave a connection unanswered. */
const readPage = async () => (await fetch(origin(), { signal: AbortSignal.timeout(5_000) })).text();

/** Waits until the page contains a text, for as long as a busy machine may need. */
async function untilShown(text: RegExp): Promise<void> {
  await expect.poll(readPage, { timeout: 110_000, interval: 250 }).toMatch(text);
}

it('shows a saved change, and signals it to open pages', async () => {
  await untilShown(/<\/html>$/);
  const { body } = await fetch(`${origin()}/_dev/connection`);
  save('client/styles/base.css', '\n.reloaded { color: #654321; }\n');
  // The stream ends; a page's script reloads the page once it has reconnected.
  await expect(new Response(body).text()).rejects.toThrow('terminated');
  await untilShown(/\.reloaded\{color:#654321\}/);
});

it('shows an error with file and line until it is fixed', async () => {
  const file = 'shared/content/home.ts';
  save(file, '\n}\n');
  await untilShown(new RegExp(`${file}:\\d+:\\d+`));
  save(file, '');
  await untilShown(/<\/html>$/);
});
