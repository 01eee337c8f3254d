import { fileURLToPath } from 'node:url';
import { site } from '#content/site.ts';
import { inIndia } from '../shared/time/months.ts';
import { createApp } from './app.ts';
import { readBuildOutput } from './files/build-output.ts';
import { routePages } from './pages/route-pages.ts';
import { createLogOutput } from './process/log.ts';
import { OperatorError } from './process/operator-error.ts';
import { checkHost, localOrigin, startServer } from './process/server.ts';
import type { Shutdown } from './process/shutdown.ts';
import { isProduction, parseSettings, type Settings } from './settings/settings.ts';
import { findEndingGuides, findStartWarnings } from './settings/start-warnings.ts';

// The bundle is dist/server/main.js.
const dist = fileURLToPath(new URL('..', import.meta.url));
const { log, close: closeLog } = createLogOutput();

const checkArgument = '--check-config';
const isCheck = process.argv.includes(checkArgument);

let shutdown: Shutdown | undefined;
let stopping = false;
let failed = false;
let closing: Promise<void> | undefined;

// Registered first, since a container may be stopped during startup.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOrExit);

if (isProduction(process.env)) {
  // Service managers send SIGHUP to reload settings, which needs a restart here. By default SIGUSR1 would open Node's
  // debugger, and SIGUSR2 would end the process.
  for (const signal of ['SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const) {
    process.on(signal, () =>
      log.warn({ signal }, 'signal ignored: settings are read only at startup'),
    );
  }
} else {
  // The terminal running the site was closed.
  process.on('SIGHUP', stopOrExit);
}

// Includes unhandled rejections.
process.on('uncaughtException', (error) => {
  failed = true;
  // Not `fatal`: pino would write it synchronously, which blocks forever if nothing reads the pipe.
  log.error(error, 'uncaught exception');
  if (!stopping) void stop('uncaught exception');
});

try {
  checkArguments(process.argv.slice(2));
  const settings = parseSettings(process.env);
  await checkHost(settings);
  if (isCheck) {
    printWarnings(settings);
    process.stdout.write(`${JSON.stringify(settings.printed, undefined, 2)}\n`);
    await exit(0);
  }
  await start(settings);
} catch (error) {
  reportFailure(error);
  await exit(1);
}

function checkArguments(given: readonly string[]): void {
  const unknown = given.filter((argument) => argument !== checkArgument);
  if (unknown.length === 0) return;
  throw new OperatorError(
    `Unknown argument: ${unknown.join(' ')}. The only argument is ${checkArgument}; settings come from the environment.`,
  );
}

/** Reports why the startup failed: in production as JSON, like the rest of the log. */
function reportFailure(error: unknown): void {
  const isOperators = error instanceof OperatorError;
  if (isProduction(process.env) && !isCheck) {
    log.error(isOperators ? { problems: error.problems } : error, "the site can't start");
  } else {
    process.stderr.write(`${isOperators ? error.message : (error as Error).stack}\n`);
  }
}

async function start(settings: Settings): Promise<void> {
  // A development build has no checksum: its files are rewritten one by one.
  const build = readBuildOutput(dist, settings.production);
  const today = () => inIndia(Date.now()).day;
  const { port, shutdown: prepared } = await startServer(settings, log, (server) =>
    createApp({ settings, build, log, server, today }),
  );
  shutdown = prepared;
  if (settings.production) {
    const { version } = settings;
    const versions = { version, build: build.checksum, node: process.version };
    log.info({ ...versions, port, ...settings.printed }, 'started');
    const warnings = [
      ...findStartWarnings(process.env, settings),
      ...findEndingGuides(routePages, today()),
    ];
    for (const warning of warnings) log.warn(warning);
    log.flush();
  } else {
    printWarnings(settings);
    process.stdout.write(`${site.name} is at ${localOrigin(settings.host, port)}\n`);
  }
}

function printWarnings(settings: Settings): void {
  for (const warning of findStartWarnings(process.env, settings))
    process.stderr.write(`Warning: ${warning}\n`);
}

function stopOrExit(signal: NodeJS.Signals): void {
  void (stopping ? exit(1) : stop(signal));
}

async function stop(reason: string): Promise<void> {
  stopping = true;
  log.info({ reason }, 'stopping');
  const forceClosed = (await shutdown?.begin()) ?? 0;
  log.info({ forceClosed, uptime: Math.round(process.uptime()) }, 'stopped');
  await exit(failed ? 1 : 0);
}

async function exit(code: 0 | 1): Promise<never> {
  // A second signal may arrive while the log is being closed.
  closing ??= closeLog();
  await closing;
  process.exit(code);
}
