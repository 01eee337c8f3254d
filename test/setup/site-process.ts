import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { untilListening } from '../../tools/ports.ts';

/** Valid production settings with example addresses, for a site that runs on this machine only. */
export const productionSettings = {
  NODE_ENV: 'production',
  // There is no load balancer to wait for.
  DRAIN_DELAY_MS: '0',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.par-avion.example',
  ENQUIRY_INBOX: 'enquiries@par-avion.example',
  CONTACT_EMAIL: 'enquiries@par-avion.example',
  CONTACT_PHONE: '+91 00 0000 0000',
};

export type SiteOptions = {
  readonly dist?: string;
  /** Settings. Besides them the site gets PATH only, and any free port unless they have `PORT`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Options for Node, and for the site. */
  readonly execArgv?: readonly string[];
  readonly parameters?: readonly string[];
  /** Where the standard output goes, if not to `stdout`: a stream or a file descriptor. Then set `PORT`. */
  readonly output?: number | Writable;
};

/** The built site in a process of its own, which listens. */
export type SiteProcess = Awaited<ReturnType<typeof startSite>>;

/** Starts the built site. Resolves when it listens; rejects with what it printed when it ends before. */
export async function startSite(options: SiteOptions = {}) {
  const site = spawnSite(options);
  const port = await site.listening.catch(async () => {
    throw new Error(`The site did not start: ${(await site.stderr) || (await site.stdout)}`);
  });
  return { ...site, port, origin: `http://localhost:${port}` };
}

/** The same, for one test: it ends with the test at the latest. */
export async function startTestSite(options: SiteOptions = {}): Promise<SiteProcess> {
  const site = await startSite(options);
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return site;
}

/** The same with the settings of production, and these besides. Every request is logged. */
export function startProductionSite(
  environment: Readonly<Record<string, string>> = {},
  options: SiteOptions = {},
): Promise<SiteProcess> {
  return startTestSite({ ...options, environment: { ...productionSettings, ...environment } });
}

/** Runs the built site until it ends by itself, which is soon when it can't start. */
export async function runUntilEnd(options: SiteOptions) {
  const { stop, ended, stdout, stderr } = spawnSite(options);
  onTestFinished(async () => void (await stop('SIGKILL')));
  const { code } = await ended;
  return { code, stdout: await stdout, stderr: await stderr };
}

/** All that a site has logged, a line of JSON an entry, once it has ended. */
export async function readLog(
  site: Pick<SiteProcess, 'stdout'>,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const lines = (await site.stdout).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** The site's standard input is a pipe from this process, so it ends with this process, however that ends. */
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
  // Nobody may wait for it.
  listening.catch(() => undefined);

  /** Sends a signal and resolves when the process has ended. */
  function stop(signal: NodeJS.Signals = 'SIGTERM') {
    child.kill(signal);
    return ended;
  }

  return { process: child, listening, ended, stdout, stderr, stop };
}

/** An option for Node: code that runs before the site. */
export function importOf(code: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** The same: an exception that nothing catches, when SIGUSR2 comes. */
export const throwOnSignal = importOf(
  'process.once("SIGUSR2", () => { throw new Error("unexpected"); })',
);

/** Resolves with the port that the site says it listens at. Rejects when the output ends before. */
function readPort(stdout: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = '';
    function look(chunk: Buffer): void {
      printed += chunk;
      // Words in development, JSON in production.
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
