import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import * as esbuild from 'esbuild';
import { freePort } from '../ports.ts';
import { productionSettings } from '../site-process.ts';

/** A server in a process of its own. */
export type MeasuredServer = {
  readonly process: ChildProcess;
  readonly port: number;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startUp: number;
  stop(): Promise<void>;
};

/** An answer without the headers that Node writes for each connection. */
export type Answer = {
  readonly status: number;
  /** Names and values alternately. */
  readonly headers: readonly string[];
  /** In base64. */
  readonly body: string;
};

/** A request; only GET is measured. */
export type Request = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** The flags of the Dockerfile. */
const nodeFlags = ['--max-semi-space-size=4', '--max-old-space-size=64'];

/** Starts the built site as in production. */
export function startMeasuredSite({ log }: { readonly log: boolean }): Promise<MeasuredServer> {
  const LOG_LEVEL = log ? 'info' : 'silent';
  return start([...nodeFlags, 'dist/server/main.js'], { ...productionSettings, LOG_LEVEL });
}

/** Starts a bare `node:http` server that sends this answer. */
export async function startBareServer(answer: Answer): Promise<MeasuredServer> {
  const source = readFileSync(new URL('bare-server.ts', import.meta.url), 'utf8');
  const { code } = await esbuild.transform(source, { loader: 'ts' });
  const environment = { ANSWER: JSON.stringify(answer) };
  return start([...nodeFlags, '--input-type=module', '--eval', code], environment);
}

async function start(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, parameters, {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  // The log has to be read, or the server would block.
  child.stdout.resume();
  while (!(await fetchAnswer(port, { path: '/', headers: {} }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`A server ended with ${child.exitCode}.`);
    await pause(1);
  }
  const startUp = performance.now() - started;
  const stop = async () => void (child.kill() && (await once(child, 'exit')));
  return { process: child, port, startUp, stop };
}

const writtenByNode = ['date', 'connection', 'keep-alive'];

/** Sends one request and returns the answer as it came over the wire. */
export async function fetchAnswer(port: number, { path, headers }: Request): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path, headers }).end();
  const [incoming] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, rawHeaders } = incoming;
  const own = rawHeaders.filter(
    (_, index) => !writtenByNode.includes((rawHeaders[index & ~1] ?? '').toLowerCase()),
  );
  return { status, headers: own, body: (await buffer(incoming)).toString('base64') };
}

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Processor time that the server has used, in seconds; NaN where there is no /proc. */
export function cpuSeconds({ process: { pid } }: MeasuredServer): number {
  const stat = readProc(`/proc/${pid}/stat`);
  // The name in brackets may hold spaces. After it, user and system time are the 12th and 13th field: see proc(5).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The most memory that the server has used, in MiB; NaN where there is no /proc. */
export function peakMemory({ process: { pid } }: MeasuredServer): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB/m.exec(readProc(`/proc/${pid}/status`)) ?? [];
  return Number(kibibytes) / 1024;
}

function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
