import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { untilListening } from '../../tools/ports.ts';

/** Valid production settings with example addresses, for a site on localhost. */
export const productionSettings = {
  NODE_ENV: 'production',
  // No load balancer needs time to notice.
  DRAIN_DELAY_MS: '0',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.par-avion.example',
  ENQUIRY_INBOX: 'enquiries@par-avion.example',
  CONTACT_EMAIL: 'enquiries@par-avion.example',
  CONTACT_PHONE: '+91 00 0000 0000',
};

export type SiteOptions = {
  readonly dist?: string;
  /** Environment variables. The site also gets PATH and, unless `PORT` is set, a free port. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Options for Node, then arguments for the site. */
  readonly execArgv?: readonly string[];
  readonly parameters?: readonly string[];
  /** Destination of the standard output instead of `stdout`: a stream or a file descriptor. Requires `PORT`. */
  readonly output?: number | Writable;
};

/** The built site, listening in its own process. */
export type SiteProcess = Awaited<ReturnType<typeof startSite>>;

/** Starts the built site. Resolves when it listens; rejects with its output if it exits first. */
export async function startSite(options: SiteOptions = {}) {
  const site = spawnSite(options);
  const port = await site.listening.catch(async () => {
    throw new Error(`The site did not start: ${(await site.stderr) || (await site.stdout)}`);
  });
  return { ...site, port, origin: `http://localhost:${port}` };
}

/** Starts the built site and stops it at the end of the test. */
export async function startTestSite(options: SiteOptions = {}): Promise<SiteProcess> {
  const site = await startSite(options);
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

/**
 * Starts the built site with production settings and the given ones, stops it at the end of the test, and logs every request.
 */
export function startProductionSite(
  environment: Readonly<Record<string, string>> = {},
  options: SiteOptions = {},
): Promise<SiteProcess> {
  return startTestSite({ ...options, environment: { ...productionSettings, ...environment } });
}

/** Runs the built site until it exits by itself, e.g. because startup fails. */
export async function runUntilEnd(options: SiteOptions) {
  const { stop, ended, stdout, stderr } = spawnSite(options);
  onTestFinished(async () => void (await stop('SIGKILL')));
  const { code } = await ended;
  return { code, stdout: await stdout, stderr: await stderr };
}

/** Returns a site's log after it has exited, one entry per JSON line. */
export async function readLog(
  site: Pick<SiteProcess, 'stdout'>,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const lines = (await site.stdout).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Makes the site exit with this process, even after a crash: its standard input is a pipe from it. */
const endWithParent = 'process.stdin.on("close", () => process.exit()).resume().unref();';

function spawnSite(options: SiteOptions) {
  const { dist = 'dist', environment, execArgv = [], parameters = [], output = 'pipe' } = options;
  const env = { PATH: process.env['PATH'], PORT: '0', ...environment };
  const child = spawn(
    process.execPath,
    [importOf(endWithParent), ...execArgv, join(dist, 'server/main.js'), ...parameters],
    { env, stdio: ['pipe', output, 'pipe'] },
  );
  const ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }> = once(
    child,
    'exit',
  ).then(([code, signal]) => ({ code, signal }));
  const stdout = child.stdout ? text(child.stdout) : Promise.resolve('');
  const stderr = text(child.stderr as Readable);
  const port = Number(env.PORT);
  const listening = child.stdout
    ? readPort(child.stdout)
    : untilListening(port, ended).then(() => port);
  // Prevents an unhandled rejection if no test awaits it.
  listening.catch(() => undefined);

  /** Sends a signal. Resolves when the process has exited. */
  function stop(signal: NodeJS.Signals = 'SIGTERM') {
    child.kill(signal);
    return ended;
  }

  return { process: child, listening, ended, stdout, stderr, stop };
}

/** Node option that runs code before the site. */
export function importOf(code: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** Node option that throws an uncaught exception on SIGUSR2. */
export const throwOnSignal = importOf(
  'process.once("SIGUSR2", () => { throw new Error("unexpected"); })',
);

/** Resolves with the port in the site's output. Rejects if the output ends first. */
function readPort(stdout: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = '';
    function look(chunk: Buffer): void {
      printed += chunk;
      // Plain text in development, JSON in production.
      const line = /^.+ is at http:\/\/\S+:(\d+)\n|^\{.*"port":(\d+)\b.*"msg":"started"\}\n/m;
      const [, inWords, inJson] = line.exec(printed) ?? [];
      const port = inWords ?? inJson;
      if (!port) return;
      stdout.off('data', look);
      resolve(Number(port));
    }
    stdout.on('data', look);
    stdout.once('end', () => reject(new Error('The output ended without a port.')));
  });
}
