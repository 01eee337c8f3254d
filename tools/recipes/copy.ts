import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** A change that an owner makes, as docs/owner.md or the README describes it. */
export type Recipe = {
  readonly name: string;
  /** Makes the change in a copy of the repository. */
  apply(folder: string): void;
};

/** What belongs to this checkout alone. */
const leftOut = ['.git', '.env', '.cache', 'node_modules', 'dist', 'dist-dev'];

/** Copies the repository into a new temporary folder, with the installed packages linked. Returns the folder. */
export function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  for (const name of readdirSync('.').filter((entry) => !leftOut.includes(entry))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  // Each package by itself, so that the copy has caches of its own.
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter(
    (entry) => !/^\.(cache|vite)/.test(entry),
  )) {
    symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  return folder;
}

/**
 * Changes a file.
 *
 * @throws {Error} when nothing changes: the file has another form than the recipe knows
 */
export function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${basename(file)} has another form than before.`);
  writeFileSync(file, changed);
}

/** Inserts lines into a file, before the first place of a text in it. */
export function insertBefore(file: string, place: string, lines: string): void {
  edit(file, (text) => text.replace(place, () => lines + place));
}

/** Inserts lines into a file, before the last place of a text in it. */
export function insertBeforeLast(file: string, place: string, lines: string): void {
  edit(file, (text) => {
    const at = text.lastIndexOf(place);
    return at < 0 ? text : text.slice(0, at) + lines + text.slice(at);
  });
}

/** Whether a command ended with 0, and what it printed. */
export type CommandResult = {
  readonly succeeded: boolean;
  readonly stdout: string;
  readonly stderr: string;
};

/** Runs a command in a folder, with none of this process's settings. */
export function runIn(folder: string, command: readonly string[]): CommandResult {
  const [program = '', ...parameters] = command;
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd: folder,
    env: { PATH, HOME, CI: 'true', NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { succeeded: status === 0, stdout, stderr };
}

/** Draws what is made from routes, names and colours, as `npm run draw` does. */
export function draw(folder: string): void {
  const { succeeded, stderr } = runIn(folder, ['node_modules/.bin/tsx', 'tools/draw.ts']);
  if (!succeeded) throw new Error(stderr);
}
