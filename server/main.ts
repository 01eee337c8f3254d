import { fileURLToPath } from 'node:url';
import { site } from '../shared/content/site.ts';
import { readBuildOutput } from './build-output.ts';
import { localAddress } from './connections/http-server.ts';
import type { Shutdown } from './connections/shutdown.ts';
import { createLogOutput } from './log.ts';
import { OperatorError } from './operator-error.ts';
import { checkSharedFolder } from './publish-assets.ts';
import { describeSettings, parseSettings, type Settings } from './settings.ts';
import { startServer } from './start-server.ts';

// Bundled, this module lies in dist/server.
const dist = fileURLToPath(new URL('..', import.meta.url));
const { log, close: closeLog } = createLogOutput();

let shutdown: Shutdown | undefined;
let stopping = false;
let failed = false;
let closing: Promise<void> | undefined;

// First of all, since a container may be stopped while it starts.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void (stopping ? exit(1) : stop(signal)));
}

// Rejections that nobody handles arrive here too.
process.on('uncaughtException', (error) => {
  failed = true;
  log.fatal(error, 'uncaught exception');
  if (!stopping) void stop('uncaught exception');
});

try {
  const settings = parseSettings(process.env);
  if (process.argv.includes('--check-config')) await check(settings);
  else await start(settings);
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(`${error instanceof OperatorError ? message : stack}\n`);
  await exit(1);
}

/** Prints the settings that are in effect. Throws where the start would. */
async function check({ sharedAssets }: Settings): Promise<void> {
  if (sharedAssets) await checkSharedFolder(sharedAssets);
  process.stdout.write(`${JSON.stringify(describeSettings(process.env), undefined, 2)}\n`);
  await exit(0);
}

async function start(settings: Settings): Promise<void> {
  // A development build is written again and again, file by file.
  const build = readBuildOutput(dist, settings.production);
  const running = await startServer(settings, build, log);
  ({ shutdown } = running);
  const { port } = running;
  if (settings.production) {
    const versions = { build: build.checksum, node: process.version };
    log.info({ ...versions, port, ...describeSettings(process.env) }, 'started');
    log.flush();
  } else {
    // For someone running it locally.
    process.stdout.write(`${site.name} is at ${localAddress(settings.host, port)}\n`);
  }
}

async function stop(reason: string): Promise<void> {
  stopping = true;
  log.info({ reason }, 'stopping');
  const counts = await shutdown?.begin();
  log.info({ ...counts, uptime: Math.round(process.uptime()) }, 'stopped');
  await exit(failed ? 1 : 0);
}

async function exit(code: 0 | 1): Promise<never> {
  // A second signal may come while the log is being closed.
  closing ??= closeLog();
  await closing;
  process.exit(code);
}
