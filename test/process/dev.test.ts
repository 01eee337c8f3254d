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

async function readPage(): Promise<string> {
  return (await fetch(site)).text();
}

/** What development tells a page that is opened now. */
async function readEvent(): Promise<string> {
  const { body } = await fetch(`${site}/_dev/changes`);
  if (!body) throw new Error('The answer has no body.');
  for await (const text of body.pipeThrough(new TextDecoderStream())) return text;
  throw new Error('The answer has ended.');
}

/** Resolves when a page that is opened shows this as wrong. */
async function untilProblem(problem: RegExp): Promise<void> {
  await vi.waitFor(async () => expect(await readEvent()).toMatch(problem), 30_000);
}

const noProblem = /^event: problem\ndata: ""\n\n$/;

beforeAll(async () => {
  const sources = ['client', 'server', 'shared', 'tools', 'package.json'];
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // Types are checked in one small file, which needs no other.
  writeFileSync(join(folder, 'shared/typed.ts'), 'export const days: number = 7;\n');
  const options = { noEmit: true, types: [] };
  const config = { compilerOptions: options, files: ['shared/typed.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  command = runCommand('dev', { folder, environment: { PORT: '0' } });
  const { printed } = command;
  await vi.waitFor(() => expect(printed.stdout).toContain('is at http://localhost:'), 60_000);
  const [, address = ''] = / is at (http:\/\/localhost:\d+)$/m.exec(printed.stdout) ?? [];
  site = address;
}, 90_000);

// Ends each test: what was wrong is corrected, and a page that is opened now shows nothing as wrong.
afterEach(async () => {
  for (const file of changed) cpSync(file, join(folder, file));
  changed.clear();
  await untilProblem(noProblem);
});

afterAll(async () => {
  await command.stop();
  rmSync(folder, { recursive: true });
});

it('says what it does not watch', async () => {
  const { printed } = command;
  const notWatched = /start it again after a change of \.env, of tools\//i;
  await vi.waitFor(() => expect(printed.stdout).toMatch(notWatched), 30_000);
});

it('a text that is saved is in the page', async () => {
  append(homeCopy, "\nhome.title = 'A title that was saved';\n");
  await vi.waitFor(
    async () => expect(await readPage()).toContain('A title that was saved'),
    30_000,
  );
});

it('a style that is saved is in the page', async () => {
  append(styles, '\n.saved { color: #123456; }\n');
  await vi.waitFor(async () => expect(await readPage()).toContain('.saved{color:#123456}'), 30_000);
});

it('a wrong brace in a style sheet is shown with its place, and gone when it is corrected', async () => {
  append(styles, '\n.broken { color: red; }}\n');
  await untilProblem(/client\/styles\/base\.css:\d+:\d+/);
  expect(await readPage(), 'the page before is still served').toContain('id="enquiry"');
});

it('a wrong brace in a module is shown with its place, and gone when it is corrected', async () => {
  append(homeCopy, '\n}\n');
  await untilProblem(/shared\/content\/home\.ts:\d+:\d+/);
});

it('a page that cannot be rendered is shown with the line that fails', async () => {
  append(
    homeCopy,
    "\nObject.defineProperty(home, 'title', { get() { throw new Error('No title'); } });\n",
  );
  await untilProblem(/Error: No title.*shared\/content\/home\.ts:\d+:\d+/);
});

it('a wrong type is shown after the page, and gone when it is corrected', async () => {
  const file = join(folder, 'shared/typed.ts');
  writeFileSync(file, "export const days: number = 'seven';\n");
  await untilProblem(/shared\/typed\.ts\(1,14\): error TS2322/);
  writeFileSync(file, 'export const days: number = 7;\n');
});

it('a page that is open is told to reload', async () => {
  const { body } = await fetch(`${site}/_dev/changes`);
  append(styles, '\n.reloaded { color: #654321; }\n');
  let told = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told += text;
    if (told.includes('event: change\n')) break;
  }
  expect(await readPage()).toContain('.reloaded{color:#654321}');
});
