import { spawnSync } from 'node:child_process';

/** Runs a program for Node, and shows what it prints. Throws when it fails. */
export function runNode(program: string, ...parameters: readonly string[]): void {
  run(process.execPath, [program, ...parameters]);
}

/** Runs npm, and shows what it prints. Throws when it fails. */
export function runNpm(...parameters: readonly string[]): void {
  // The npm that runs this command: on Windows a program of its name can't be started without a shell.
  const npm = process.env['npm_execpath'];
  if (npm) run(process.execPath, [npm, ...parameters]);
  else run('npm', parameters);
}

function run(program: string, parameters: readonly string[]): void {
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with ${status}`);
}
