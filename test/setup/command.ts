import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { settingNames } from '../../server/settings/settings.ts';

type CommandOptions = {
  /** Environment variables. The command also gets PATH, but no settings from a `.env` file. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The project's folder, if it is not this one. */
  readonly folder?: string;
};

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

/** Runs a program of `tools/` as npm does. */
export function runCommand(name: string, options: CommandOptions = {}) {
  const { environment, folder = '.' } = options;
  const program = ['node_modules/tsx/dist/cli.mjs', `tools/${name}.ts`];
  const child = spawn(process.execPath, program, {
    cwd: resolve(folder),
    // An own process group, so that `stop` also ends the processes that the command has started.
    detached: true,
    env: { PATH: process.env['PATH'], ...noSettings, ...environment },
  });
  /** Output so far. */
  const printed = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    printed.stderr += text;
  });
  /** Resolves with its exit code. */
  const ended: Promise<number | null> = once(child, 'close').then(([code]) => code);
  return {
    printed,
    ended,
    /** Stops the command and its processes: esbuild's waits forever if it loses its parent during a build. */
    async stop() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
