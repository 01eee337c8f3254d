import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Command, runCommand } from '../setup/command.ts';

/** A copy of the project, whose files the tests change. */
const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
const styles = 'client/styles/base.css';
const homeCopy = 'shared/content/home.ts';
let command: Command;
let site = '';

/** The files that a test has changed. */
const changed = new Set<string>();

/** Puts a text at the end of a file, as an editor does: the whole file is written. */
function append(file: string, text: string): void {
  changed.add(file);
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8') + text);
}

/** Resolves when the home page, or what is shown in its place, has a text. */
async function untilShown(text: string | RegExp): Promise<void> {
  await vi.waitFor(async () => expect(await (await fetch(site)).text()).toMatch(text), 30_000);
}

beforeAll(async () => {
  const sources = ['client', 'server', 'shared', 'tools', 'package.json'];
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  command = runCommand('dev', { folder, environment: { PORT: '0' } });
  const { printed } = command;
  await vi.waitFor(() => expect(printed.stdout).toContain('is at http://localhost:'), 60_000);
  const [, address = ''] = / is at (http:\/\/localhost:\d+)$/m.exec(printed.stdout) ?? [];
  site = address;
}, 90_000);

// What was wrong is corrected, and the page is shown again.
afterEach(async () => {
  for (const file of changed) cpSync(file, join(folder, file));
  changed.clear();
  await untilShown('id="enquiry"');
});

afterAll(async () => {
  await command.stop();
  rmSync(folder, { recursive: true });
});

it('a text that is saved is in the page', async () => {
  append(homeCopy, "\nhome.title = 'A title that was saved';\n");
  await untilShown('A title that was saved');
});

it('a style that is saved is in the page', async () => {
  append(styles, '\n.saved { color: #123456; }\n');
  await untilShown('.saved{color:#123456}');
});

it('a page that is open is told to reload when what was saved is there', async () => {
  const { body } = await fetch(`${site}/_dev/changes`);
  append(styles, '\n.reloaded { color: #654321; }\n');
  let told = false;
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told = text.includes('data: changed\n\n');
    if (told) break;
  }
  expect(told).toBe(true);
  expect(await (await fetch(site)).text()).toContain('.reloaded{color:#654321}');
});

it.each([
  { name: 'a wrong brace in a style sheet', file: styles, text: '\n.broken { color: red; }}\n' },
  { name: 'a wrong brace in a module', file: homeCopy, text: '\n}\n' },
  {
    name: 'a page that cannot be rendered',
    file: homeCopy,
    text: "\nObject.defineProperty(home, 'title', { get() { throw new Error('No title'); } });\n",
  },
])('$name is shown with its place instead of the page', async ({ file, text }) => {
  append(file, text);
  // Each of these texts begins with an empty line.
  const line = readFileSync(file, 'utf8').split('\n').length + 1;
  await untilShown(new RegExp(`${file}:${line}:\\d+`));
});

it('a missing page is printed, and an answered one is not', async () => {
  await fetch(`${site}/site`);
  await fetch(`${site}/missing`);
  const requests = () => `${command.printed.stdout}${command.printed.stderr}`.match(/^.*GET.*$/gm);
  await vi.waitFor(() => expect(requests()).toContain('404 GET /missing'));
  expect(requests()).toEqual(['404 GET /missing']);
});
