import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Command, copyProject, runCommand } from '../setup/command.ts';

/** A copy of the project, which the tests modify. */
const folder = copyProject();
const styles = 'client/styles/base.css';
const homeCopy = 'shared/content/home.ts';
/** For a busy machine. */
const patience = { timeout: 60_000, interval: 250 };
let command: Command;
let site = '';
let firstPage = '';
let saved = '';

/** Restores the file saved before, if it is another one. */
function restore(but = ''): void {
  if (saved && saved !== but) cpSync(saved, join(folder, saved));
}

/** Appends a text to a file of the project by rewriting the whole file, as editors do. */
function save(file: string, text: string): void {
  restore(file);
  writeFileSync(join(folder, file), readFileSync(file, 'utf8') + text);
  saved = file;
}

/** Fetches again if the process that a save has replaced left the connection unanswered, or ended during the response. */
function fetchFrom<T>(path: string, read: (response: Response) => Promise<T>): Promise<T> {
  return vi.waitFor(async () => {
    const fail = () => Promise.reject(new Error(`No response from ${path}.`));
    return Promise.race([fetch(site + path).then(read), wait(5_000).then(fail)]);
  }, patience);
}

function fetchPage(path = ''): Promise<string> {
  return fetchFrom(path, (response) => response.text());
}

/** Resolves with the response at `/` once it contains a text. */
function untilShown(text: string | RegExp): Promise<string> {
  return vi.waitFor(async () => {
    const page = await fetchPage();
    expect(page).toMatch(text);
    return page;
  }, patience);
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

it('reloads an open page after a saved style', async () => {
  const body = await fetchFrom('/_dev/connection', async (response) => response.body);
  save(styles, '\n.reloaded { color: #654321; }\n');
  // The stream ends; the page's script reloads the page once it has reconnected.
  await expect(new Response(body).text()).rejects.toThrow('terminated');
  const page = await untilShown('.reloaded{color:#654321}');
  const scripts = page.match(/\/assets\/[\w-]+\.js/g) ?? [];
  const texts = await Promise.all(scripts.map((path) => fetchPage(path)));
  expect(texts.join()).toContain('_dev/connection');
});

it.each([
  // Each in another file than the one before, whose message would match.
  ['a wrong brace in a module', homeCopy, '\n}\n', 1],
  // The style compiler reports the end of the file, where it expects a rule.
  ['a wrong brace in a style sheet', styles, '\n.broken { color: red; }}\n', 2],
  [
    'an error while rendering',
    homeCopy,
    "\nObject.defineProperty(home, 'title', { get() { throw new Error('No title'); } });\n",
    1,
  ],
])('shows %s with file and line instead of the page', async (_name, file, text, offset) => {
  save(file, text);
  const line = readFileSync(file, 'utf8').split('\n').length + offset;
  await untilShown(new RegExp(`${file}:${line}:\\d+`));
});

it('shows the page again once the error is fixed', async () => {
  restore();
  await vi.waitFor(async () => expect((await fetchPage()) === firstPage).toBe(true), patience);
});

it('prints no requests except those for missing pages', async () => {
  await fetchPage('/site');
  await fetchPage('/missing');
  const requests = () => `${command.printed.stdout}${command.printed.stderr}`.match(/^.*GET.*$/gm);
  await vi.waitFor(() => expect(requests()).toContain('404 GET /missing'));
  expect(requests()).toEqual(['404 GET /missing']);
});
