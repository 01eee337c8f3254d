import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { settingNames } from '../../server/settings/settings.ts';

/** Every setting as an empty environment variable, which takes precedence over `.env`. */
const noSettings = Object.fromEntries(settingNames.map((name) => [name, '']));

/** Copies the project's files and links its packages into a new temporary folder. Returns the folder. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
  for (const source of ['client', 'server', 'shared', 'tools', 'package.json']) {
    cpSync(source, join(folder, source), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Runs a program of `tools/` in a project's folder as npm does, on a free port. */
export function runCommand(name: string, folder = '.') {
  const program = ['node_modules/tsx/dist/cli.mjs', `tools/${name}.ts`];
  const child = spawn(process.execPath, program, {
    cwd: resolve(folder),
    // An own process group, so that `stop` also ends the processes that the command has started.
    detached: true,
    env: { PATH: process.env['PATH'], ...noSettings, PORT: '0' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  /** Output so far. */
  const printed = { stdout: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed.stdout += text;
  });
  const ended = once(child, 'close');

  /** Stops the command and its processes: esbuild's waits forever if it loses its parent during a build. */
  async function stop(): Promise<void> {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  return { printed, stop };
}
