import { spawnSync } from 'node:child_process';

/** Runs a command and returns what it printed. Throws with its error output when it fails. */
export function run(command: string, ...parameters: readonly string[]): string {
  const maxBuffer = 64 * 1024 * 1024;
  const result = spawnSync(command, parameters, { encoding: 'utf8', maxBuffer });
  if (result.error) throw result.error;
  if (result.status === 0) return result.stdout.trim();
  const { status, stderr } = result;
  throw new Error(`${command} ${parameters[0]} ended with ${status}:\n${stderr.slice(-2_000)}`);
}

/** Throws one line that names every command that is missing. */
export function requireCommands(...names: readonly string[]): void {
  const missing = names.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length > 0) {
    throw new Error(`The container test needs ${missing.join(', ')}: install them with apt-get.`);
  }
}
