import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The servers measured have a core to themselves, and so has what puts load on them. */
export const serverCore = 0;
export const loadCore = 1;

const canPin = availableParallelism() > 1 && succeeds('taskset', '--version');

/** Whether the command is there and ends well. */
export function succeeds(command: string, ...parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Keeps this process, and so what it starts, off the servers' core: it reads their log. */
export function pinThisProcess(): void {
  if (canPin) succeeds('taskset', '-cp', String(loadCore), String(process.pid));
}

/** Starts a program on one core, where that can be done (undefined: on any); it ends with this process at the latest. */
export function spawnPinned(
  core: number | undefined,
  command: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  // taskset becomes the program it starts, so the process id is the program's own.
  const [program = '', ...parameters] =
    canPin && core !== undefined ? ['taskset', '-c', String(core), ...command] : command;
  const child = spawn(program, parameters, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  const limit = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await once(child, 'exit');
  clearTimeout(limit);
}

/** Runs a program, on the load's core unless told otherwise. Resolves with what it wrote; rejects when it fails. */
export async function run(command: readonly string[], { pinned = true } = {}): Promise<string> {
  const core = pinned ? loadCore : undefined;
  const child = spawnPinned(core, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${output}`);
  return output;
}

/** Linux tells processor time in hundredths of a second, on every architecture that Node runs on. */
const ticksPerSecond = 100;

/** Processor time a process has used in all its threads, in seconds; undefined where there is no /proc. */
export function cpuSeconds(pid: number): number | undefined {
  const stat = readProc(`/proc/${pid}/stat`);
  // The name before it may hold spaces and brackets. See proc(5): utime and stime are fields 14 and 15.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Memory of a process in MiB, now (`VmRSS`) or at its highest (`VmHWM`); undefined where there is no /proc. */
export function memory(pid: number, kind: 'VmRSS' | 'VmHWM'): number | undefined {
  const status = readProc(`/proc/${pid}/status`);
  const kibibytes = status && new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return kibibytes ? Number(kibibytes) / 1024 : undefined;
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
