import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Command, copyProject, runCommand } from '../setup/command.ts';

/** A copy of the project, which the tests modify. */
const folder = copyProject();
const styles = 'client/styles/base.css';
const homeCopy = 'shared/content/home.ts';
let command: Command;
let site = '';
let firstPage = '';
let changed = '';

/** Appends a text by rewriting the whole file, as editors do. */
function append(file: string, text: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8') + text);
  changed = file;
}

/** Fetches again if the process that a save has replaced left the connection unanswered. */
function fetchPage(path = ''): Promise<string> {
  return vi.waitFor(async () => {
    return (await fetch(site + path, { signal: AbortSignal.timeout(5_000) })).text();
  }, 60_000);
}

/** Resolves when the response at `/` contains a text. */
async function untilShown(text: string | RegExp): Promise<void> {
  await vi.waitFor(async () => expect(await fetchPage()).toMatch(text), 60_000);
}

beforeAll(async () => {
  const environment = {
    PORT: '0',
    PUBLIC_ORIGIN: 'https://www.company.example',
    ADMIN_HOST: '127.0.0.1',
  };
  command = runCommand('dev', { folder, environment });
  const { printed } = command;
  await vi.waitFor(() => expect(printed.stdout).toContain('is at http://localhost:'), 110_000);
  const [, address = ''] = / is at (http:\/\/localhost:\d+)$/m.exec(printed.stdout) ?? [];
  site = address;
  firstPage = await fetchPage();
}, 120_000);

// Restores the changed file and waits for its build: a change that is undone during that build would not be noticed.
afterEach(async () => {
  if (changed) cpSync(changed, join(folder, changed));
  changed = '';
  await vi.waitFor(async () => expect((await fetchPage()) === firstPage).toBe(true), 60_000);
});

afterAll(async () => {
  await command.stop();
  rmSync(folder, { recursive: true });
});

it('prints its URL, the inbox, warnings and when to restart it', async () => {
  const [, inbox = 'none'] =
    /inbox at (http:\/\/localhost:\d+)\n/.exec(command.printed.stdout) ?? [];
  expect(firstPage).toContain(`action="${inbox}/`);
  expect(command.printed.stdout).not.toContain('www.company.example');
  expect(command.printed.stdout).toContain('Restart it after a change of .env');
  expect(command.printed.stderr).toContain('ADMIN_HOST has no effect');
});

it('shows a saved text in the page', async () => {
  append(homeCopy, "\nhome.title = 'A title that was saved';\n");
  await untilShown('A title that was saved');
});

it('reloads an open page after a saved style', async () => {
  const { body } = await fetch(`${site}/_dev/connection`);
  append(styles, '\n.reloaded { color: #654321; }\n');
  // The stream ends; the page's script reloads the page once it has reconnected.
  await expect(new Response(body).text()).rejects.toThrow('terminated');
  const page = await fetchPage();
  expect(page).toContain('.reloaded{color:#654321}');
  const scripts = page.match(/\/assets\/[\w-]+\.js/g) ?? [];
  const texts = await Promise.all(scripts.map((path) => fetchPage(path)));
  expect(texts.join()).toContain('_dev/connection');
});

it.each([
  // The style compiler reports the end of the file, where it expects a rule.
  ['a wrong brace in a style sheet', styles, '\n.broken { color: red; }}\n', 2],
  ['a wrong brace in a module', homeCopy, '\n}\n', 1],
  [
    'an error while rendering',
    homeCopy,
    "\nObject.defineProperty(home, 'title', { get() { throw new Error('No title'); } });\n",
    1,
  ],
])('shows %s with file and line instead of the page', async (_name, file, text, offset) => {
  append(file, text);
  const line = readFileSync(file, 'utf8').split('\n').length + offset;
  await untilShown(new RegExp(`${file}:${line}:\\d+`));
});

it('prints no requests except those for missing pages', async () => {
  await fetchPage('/site');
  await fetchPage('/missing');
  const requests = () => `${command.printed.stdout}${command.printed.stderr}`.match(/^.*GET.*$/gm);
  await vi.waitFor(() => expect(requests()).toContain('404 GET /missing'));
  expect(requests()).toEqual(['404 GET /missing']);
});
