import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { productionSettings } from '../site-process.ts';

/** A copy of the built site in a process of its own, which can be stopped and started again on its port. */
export type Copy = {
  readonly port: number;
  start(): Promise<void>;
  /** Sends a signal and resolves with the exit code, or the name of the signal. */
  stop(signal?: NodeJS.Signals): Promise<number | string>;
  /** Resident memory in MiB. */
  memory(): number;
  isRunning(): boolean;
};

type Options = {
  readonly dist?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Code that Node runs before the server. */
  readonly preload?: string;
  /** Where the log goes: a file, or a pipe that is closed at once. Without it there is no request log. */
  readonly log?: number | 'closed pipe';
  /** The command that starts Node, if it is not started directly. */
  readonly starter?: readonly string[];
};

const [, imageCommand = ''] = readFileSync('Dockerfile', 'utf8').split('CMD ["node",');

/** What the image's command gives to Node. */
export const imageFlags: readonly string[] = imageCommand.match(/--[\w=-]+/g) ?? [];

/** Starts a copy. Resolves when it is ready. */
export async function startCopy(options: Options = {}): Promise<Copy> {
  const { dist = 'dist', environment, preload, log, starter = [] } = options;
  const port = await freePort();
  const imports = preload ? [`--import=data:text/javascript,${encodeURIComponent(preload)}`] : [];
  const node = [process.execPath, ...imageFlags, ...imports, `${dist}/server/main.js`];
  const [command = '', ...parameters] = [...starter, ...node];
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(command, parameters, {
      env: {
        PATH: process.env['PATH'],
        ...productionSettings,
        LOG_LEVEL: log === undefined ? 'silent' : 'info',
        PORT: String(port),
        ...environment,
      },
      stdio: ['ignore', log === 'closed pipe' ? 'pipe' : (log ?? 'ignore'), 'inherit'],
    });
    child.stdout?.destroy();
    await waitUntilReady(port);
  }

  const isRunning = () => child.exitCode === null && child.signalCode === null;
  await start();
  return {
    port,
    start,
    isRunning,
    async stop(signal = 'SIGTERM') {
      if (!isRunning()) return 'not running';
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code, killedBy] = await ended;
      return code ?? killedBy;
    },
    memory: () => residentMemory(child),
  };
}

function residentMemory({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
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

/** Opens connections one after the other; what happens to them is not an error here. */
export async function openSockets(port: number, count: number): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    sockets.push(socket);
  }
  return sockets;
}
