import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { settingNames } from '../../server/settings.ts';

type CommandOptions = {
  /** Besides it the command gets PATH only, and no setting of a file `.env`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The project's folder, if it is not this one. */
  readonly folder?: string;
};

/** A command in a process of its own. */
export type Command = {
  /** What it has printed so far. */
  readonly printed: { readonly stdout: string; readonly stderr: string };
  /** Its exit code. */
  readonly ended: Promise<number | null>;
  /** Ends it. Resolves when it has ended. */
  stop(): Promise<void>;
};

/** Every setting, not set: the environment ranks above `.env`. */
const noSettings = Object.fromEntries(settingNames.map((name) => [name, '']));

/** Runs a program of `tools/` as npm does. */
export function runCommand(name: string, options: CommandOptions = {}): Command {
  const { environment, folder = '.' } = options;
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', `tools/${name}.ts`], {
    cwd: resolve(folder),
    env: { PATH: process.env['PATH'], ...noSettings, ...environment },
  });
  const printed = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    printed.stderr += text;
  });
  const ended = once(child, 'close').then(([code]) => code);
  return {
    printed,
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
