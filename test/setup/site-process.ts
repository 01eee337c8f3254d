import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { freePort, untilListening } from '../../tools/ports.ts';
import { setClock } from './copy-day.ts';
import { production } from './settings.ts';

/** Production settings for a site on localhost, without waiting for a load balancer. */
export const productionSettings = { ...production, DRAIN_DELAY_MS: '0', HOST: '127.0.0.1' };

export type SiteOptions = {
  readonly dist?: string;
  /** Environment variables. The site also gets PATH and, unless set, a `PORT`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Options for Node, then arguments for the site. */
  readonly execArgv?: readonly string[];
  readonly parameters?: readonly string[];
  /** Destination of the standard output instead of `stdout`: a file descriptor, a stream, or a pipe that the test reads. */
  readonly output?: number | Writable | 'pipe';
};

/** The built site, listening in its own process. */
export type SiteProcess = Awaited<ReturnType<typeof startSite>>;

/** Starts the built site. Resolves when it listens; rejects with its output if it exits first. */
export async function startSite(options: SiteOptions = {}) {
  const environment = { PORT: String(await freePort()), ...options.environment };
  const site = spawnSite({ ...options, environment });
  const port = Number(environment.PORT);
  await untilListening(port, site.ended).catch(async () => {
    throw new Error(`The site did not start: ${(await site.stderr) || (await site.stdout)}`);
  });
  return { ...site, port, origin: `http://localhost:${port}` };
}

/** Starts the built site with production settings and the given ones. It logs every request. */
export function startProductionSite(
  environment: Readonly<Record<string, string>> = {},
  options: SiteOptions = {},
): Promise<SiteProcess> {
  return startSite({ ...options, environment: { ...productionSettings, ...environment } });
}

/** Runs the built site until it exits by itself, e.g. because startup fails. */
export async function runUntilEnd(options: SiteOptions) {
  const { ended, stdout, stderr } = spawnSite(options);
  const { code } = await ended;
  return { code, stdout: await stdout, stderr: await stderr };
}

/** Returns a site's log after it has exited, one entry per JSON line. */
export async function readLog({ stdout }: Pick<SiteProcess, 'stdout'>) {
  const lines = (await stdout).trimEnd().split('\n');
  return lines.map((line): Readonly<Record<string, unknown>> => JSON.parse(line));
}

/** Makes the site exit with this process, even after a crash: its standard input is a pipe from it. */
const endWithParent = 'process.stdin.on("close", () => process.exit()).resume().unref();';

function spawnSite(options: SiteOptions) {
  const { dist = 'dist', environment, execArgv = [], parameters = [], output } = options;
  const env = { PATH: process.env['PATH'], PORT: '0', ...environment };
  const server = join(dist, 'server/main.js');
  const args = [importOf(endWithParent + setClock), ...execArgv, server, ...parameters];
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', output ?? 'pipe', 'pipe'] });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const stdout = child.stdout && !output ? text(child.stdout) : Promise.resolve('');
  const stderr = text(child.stderr as Readable);

  /** Sends a signal. Resolves when the process has exited. */
  function stop(signal: NodeJS.Signals = 'SIGTERM') {
    child.kill(signal);
    return ended;
  }

  return { process: child, ended, stdout, stderr, stop };
}

/** Node option that runs code before the site. */
export function importOf(code: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}
