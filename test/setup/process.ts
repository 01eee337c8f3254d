import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** The built server in a process of its own. */
export type Running = ReturnType<typeof startProcess>;

type Options = {
  readonly dist?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly parameters?: readonly string[];
  /** Code that Node runs before the server. */
  readonly preload?: string;
  /** Where the log goes: to `stdout`, unless it is a file descriptor or another stream. */
  readonly output?: 'pipe' | number | Writable;
};

/**
 * Starts the server as an operator would, with an environment of PATH and the given settings alone. It ends with the
 * test at the latest.
 */
export function startProcess(options: Options) {
  const { dist = 'dist', environment = {}, parameters = [], preload, output = 'pipe' } = options;
  const before = preload ? [`--import=data:text/javascript,${encodeURIComponent(preload)}`] : [];
  const child = spawn(process.execPath, [...before, join(dist, 'server/main.js'), ...parameters], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', output, 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const firstOutput = child.stdout ? once(child.stdout, 'data') : Promise.resolve([]);
  return {
    process: child as ChildProcess,
    ended,
    stdout: child.stdout ? text(child.stdout) : Promise.resolve(''),
    stderr: child.stderr ? text(child.stderr) : Promise.resolve(''),
    /** Resolves when the server listens, with its first line of output; with nothing when it did not start. */
    listening: Promise.race([firstOutput, ended.then(() => [])]).then(([line = '']) => `${line}`),
  };
}

/** A connection on which these bytes have been sent. */
export async function openSocket(port: number, bytes = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return socket;
}

/** Whether anybody listens at the port. */
export async function isListening(port: number): Promise<boolean> {
  try {
    (await openSocket(port)).destroy();
    return true;
  } catch {
    return false;
  }
}
