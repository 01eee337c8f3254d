import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, productionSettings } from '../running-site.ts';

/** A copy of the built site in a process of its own, which can be stopped and started again on its port. */
export type Copy = {
  readonly port: number;
  start(): Promise<void>;
  /** Sends a signal and resolves with the exit code, or the name of the signal. */
  stop(signal: NodeJS.Signals): Promise<number | string>;
  /** Resident memory in MiB. */
  memory(): number;
  isRunning(): boolean;
};

type Options = {
  readonly environment?: Readonly<Record<string, string>>;
  /** Code that Node runs before the server. */
  readonly preload?: string;
  /** Where the log goes; nowhere by default. */
  readonly log?: number;
};

/** As in the image. */
const imageOptions = ['--max-semi-space-size=4', '--max-old-space-size=64'];

/** Prepares a copy; it is not started yet. */
export async function createCopy({ environment = {}, preload, log }: Options = {}): Promise<Copy> {
  const port = await freePort();
  const nodeOptions = preload
    ? [...imageOptions, '--import', `data:text/javascript,${encodeURIComponent(preload)}`]
    : imageOptions;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [...nodeOptions, 'dist/server/main.js'], {
      env: {
        PATH: process.env['PATH'],
        ...productionSettings,
        PORT: String(port),
        ...environment,
      },
      stdio: ['ignore', log ?? 'ignore', 'inherit'],
    });
    await waitUntilReady(port);
  }

  return {
    port,
    start,
    async stop(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return 'not running';
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code, killedBy] = await ended;
      return code ?? killedBy;
    },
    memory() {
      const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    isRunning: () => child?.exitCode === null && child.signalCode === null,
  };
}

/** Resolves when readiness answers 200 at the port. Throws after 20 s. */
export async function waitUntilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await wait(50);
  }
  throw new Error(`Nothing is ready at port ${port} after 20 s.`);
}
