import { execFileSync, spawnSync } from 'node:child_process';

/** Runs a command and returns what it printed. Throws with its error output when it fails. */
export function run(command: string, parameters: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  if (status !== 0) {
    throw new Error(`${command} ${parameters[0]} ended with ${status}:\n${stderr.slice(-2_000)}`);
  }
  return stdout.trim();
}

/** Throws one line that names every command that is missing. */
export function requireCommands(names: readonly string[]): void {
  const missing = names.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length > 0) {
    throw new Error(`The container test needs ${missing.join(', ')}: install them with apt-get.`);
  }
}

/** Sends the output of one command into another. */
export function pipe(
  from: readonly [string, ...string[]],
  to: readonly [string, ...string[]],
): void {
  const quote = (part: string) => `'${part.replaceAll("'", "'\\''")}'`;
  const line = [from, to].map((parts) => parts.map(quote).join(' ')).join(' | ');
  execFileSync('bash', ['-o', 'pipefail', '-c', line], { stdio: ['ignore', 'ignore', 'pipe'] });
}
