import { type ChildProcess, type IOType, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
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

type Environment = Readonly<Record<string, string>>;

export type SiteOptions = {
  readonly dist?: string;
  /** Settings. Besides them the site gets PATH only, and any free port unless they have `PORT`. */
  readonly environment?: Environment;
  /** Options for Node, and for the site. */
  readonly execArgv?: readonly string[];
  readonly parameters?: readonly string[];
  /** Where the standard output goes: to `stdout`, unless it is another stream or a file descriptor; then set `PORT`. */
  readonly output?: IOType | number | Writable;
};

/** How a process ended. */
export type ProcessEnd = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** The built site in a process of its own, which may not have started yet. */
export type SpawnedSite = {
  readonly process: ChildProcess;
  /** Resolves with the port when the site listens. Rejects with what it printed when the process ends before. */
  readonly listening: Promise<number>;
  readonly ended: Promise<ProcessEnd>;
  /** All that was printed, once the process has ended; '' where it goes elsewhere. */
  readonly stdout: Promise<string>;
  readonly stderr: Promise<string>;
  /** Sends a signal and resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<ProcessEnd>;
};

/** The built site in a process of its own, which listens. */
export type SiteProcess = SpawnedSite & { readonly port: number; readonly origin: string };

/** Starts the built site. Resolves when it listens. */
export async function startSite(options: SiteOptions = {}): Promise<SiteProcess> {
  const site = spawnSite(options);
  const port = await site.listening;
  return { ...site, port, origin: `http://localhost:${port}` };
}

/** What the image's command gives to Node. */
export const imageFlags: readonly string[] = ['--env-file=dist/node.env'];

/** The site's standard input is a pipe from this process, so it ends with this process, however that ends. */
const endWithParent = 'process.stdin.on("close", () => process.exit()).resume().unref();';

/** Like `startSite`, but without waiting, for a site that may not start. */
export function spawnSite(options: SiteOptions): SpawnedSite {
  const { dist = 'dist', environment, execArgv = [], parameters = [], output = 'pipe' } = options;
  const env = { PATH: process.env['PATH'], PORT: '0', ...environment };
  if (output !== 'pipe' && env.PORT === '0') {
    throw new Error('Set PORT for a site whose output goes elsewhere: nothing else says its port.');
  }
  const child = spawn(
    process.execPath,
    [importOf(endWithParent), ...execArgv, join(dist, 'server/main.js'), ...parameters],
    { env, stdio: ['pipe', output, 'pipe'] },
  );
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const [stdout, stderr] = [readAll(child.stdout), readAll(child.stderr)];
  const started = child.stdout
    ? readPort(child.stdout)
    : untilListening(Number(env.PORT), ended).then(() => Number(env.PORT));
  const listening = started.catch(async () => {
    throw new Error(`The site did not start: ${(await stderr) || (await stdout)}`);
  });
  // Nobody may wait for it.
  listening.catch(() => undefined);

  function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<ProcessEnd> {
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

async function readAll(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : '';
}

/** Resolves with the port that the site says it listens at. Rejects when the output ends before. */
function readPort(stdout: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = '';
    function look(chunk: Buffer): void {
      printed += chunk;
      const port = findPort(printed);
      if (port === undefined) return;
      stdout.off('data', look);
      resolve(port);
    }
    stdout.on('data', look);
    stdout.once('end', () => reject(new Error('The output ended without a port.')));
  });
}

/** The port in the line that says that the site has started: words in development, JSON in production. */
function findPort(printed: string): number | undefined {
  const [, inWords] = /^.+ is at http:\/\/\S+:(\d+)\n/m.exec(printed) ?? [];
  if (inWords) return Number(inWords);
  const [startLine] = /^\{.*"msg":"started".*\}(?=\n)/m.exec(printed) ?? [];
  return startLine ? Number(JSON.parse(startLine).port) : undefined;
}
