import { type ChildProcess, type IOType, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { freePort, untilListening } from './ports.ts';

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
  /** Settings. Besides them the site gets PATH only. */
  readonly environment?: Environment;
  /** Options for Node, and for the site. */
  readonly execArgv?: readonly string[];
  readonly parameters?: readonly string[];
  /** Where the standard output goes: to `stdout`, unless it is another stream or a file descriptor. */
  readonly output?: IOType | number | Writable;
};

/** The built site in a process of its own. */
export type SiteProcess = ReturnType<typeof spawnSite>;

/** Starts the built site as in production, at a free port unless `PORT` is set. Resolves when it listens. */
export async function startSite(options: SiteOptions = {}): Promise<SiteProcess> {
  const PORT = options.environment?.['PORT'] ?? String(await freePort());
  const site = spawnSite({ ...options, environment: { ...options.environment, PORT } });
  await site.listening;
  return site;
}

const [, imageCommand = ''] = readFileSync('Dockerfile', 'utf8').split('CMD ["node",');

/** What the image's command gives to Node. */
export const imageFlags: readonly string[] = imageCommand.match(/--[\w=-]+/g) ?? [];

/** Starts the site as the image does, with these settings besides the required ones, and without request log. */
export function startProductionSite(environment: Environment = {}): Promise<SiteProcess> {
  return startSite({
    environment: { ...productionSettings, REQUEST_LOG: 'off', ...environment },
    execArgv: imageFlags,
    output: 'ignore',
  });
}

/** The site's standard input is a pipe from this process, so it ends with this process, however that ends. */
const endWithParent = 'process.stdin.on("close", () => process.exit()).resume().unref();';

/** Like `startSite`, but without waiting, for a site that may not start; `environment` has its `PORT`. */
export function spawnSite(options: SiteOptions) {
  const { dist = 'dist', environment, execArgv = [], parameters = [], output = 'pipe' } = options;
  const child: ChildProcess = spawn(
    process.execPath,
    [importOf(endWithParent), ...execArgv, join(dist, 'server/main.js'), ...parameters],
    { env: { PATH: process.env['PATH'], ...environment }, stdio: ['pipe', output, 'pipe'] },
  );
  const port = Number(environment?.['PORT'] ?? 3000);
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  // All that was printed, once the process has ended; nothing where it goes elsewhere.
  const [stdout, stderr] = [readAll(child.stdout), readAll(child.stderr)];
  const listening = untilListening(port, ended).catch(async () => {
    throw new Error(`The site did not start: ${(await stderr) || (await stdout)}`);
  });
  // Nobody may wait for it.
  listening.catch(() => undefined);

  /** Sends a signal and resolves when the process has ended. */
  function stop(signal: NodeJS.Signals = 'SIGTERM') {
    child.kill(signal);
    return ended;
  }

  const origin = `http://localhost:${port}`;
  return { process: child, port, origin, listening, ended, stdout, stderr, stop };
}

/** An option for Node: code that runs before the site. */
export function importOf(code: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

async function readAll(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : '';
}
