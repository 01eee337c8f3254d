import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { createAdminServer } from './admin-server.ts';
import { type Config, describeConfig, parseConfig } from './config.ts';
import { serverOptions, setServerLimits } from './limits.ts';
import { listen } from './listen.ts';
import { createListener } from './listener.ts';
import { createLogOutput } from './log.ts';
import { createMetrics } from './metrics.ts';
import type { Observer } from './observe.ts';
import { OperatorError } from './operator-error.ts';
import { createRequestLog } from './request-log.ts';
import { readBuildOutput } from './respond/build-output.ts';
import { publishAssets } from './shared-assets.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';

// Bundled, this module lies in dist/server.
const dist = fileURLToPath(new URL('..', import.meta.url));
const { version } = packageJson;
const { log, end: endLog } = createLogOutput();

let shutdown: Shutdown | undefined;
let stopping = false;
let failed = false;
let requests = 0;

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
  const config = parseConfig(process.env);
  if (process.argv.includes('--check-config')) {
    process.stdout.write(`${JSON.stringify(describeConfig(config), undefined, 2)}\n`);
  } else {
    await start(config);
  }
} catch (error) {
  const { message, stack } = error as Error;
  process.stderr.write(`${error instanceof OperatorError ? message : stack}\n`);
  await exit(1);
}

async function start(config: Config): Promise<void> {
  for (const warning of config.warnings) log.warn(warning);
  const build = readBuildOutput(dist);
  const server = createServer(serverOptions);
  setServerLimits(server, config.keepAliveTimeoutMs);
  shutdown = prepareShutdown(server, config.shutdown);
  const { isDraining } = shutdown;
  const observers: Observer[] = [];
  if (config.log.requests) {
    observers.push(createRequestLog(log, { ...config.log, trustProxy: config.trustProxy }));
    observers.push(() => {
      requests += 1;
    });
  }
  if (config.adminPort !== undefined) {
    const metrics = createMetrics(server, version);
    observers.push(metrics.observer);
    const admin = createAdminServer(metrics.registry);
    await listen(admin, { host: config.host, port: config.adminPort });
  }
  const listener = await createListener(config, build, { log, observers, isDraining });
  server.on('request', listener);
  // A client that waits for leave to send a body gets its answer instead.
  server.on('checkContinue', listener);
  if (config.sharedAssets) await publishAssets(build.assets, config.sharedAssets);
  await listen(server, config);
  announce(config);
}

/** One JSON line for an operator; one plain line for who tries the site on a machine of their own. */
function announce(config: Config): void {
  const { production, publicOrigin, host, port } = config;
  if (production)
    log.info({ version, node: process.version, ...describeConfig(config) }, 'started');
  else process.stdout.write(`Par Avion is at ${publicOrigin} (listening on ${host}:${port})\n`);
}

async function stop(reason: string): Promise<void> {
  stopping = true;
  log.info({ reason }, 'stopping');
  const cut = (await shutdown?.begin()) ?? 0;
  log.info({ requests, cut }, 'stopped');
  await exit(cut > 0 || failed ? 1 : 0);
}

async function exit(code: 0 | 1): Promise<never> {
  await endLog();
  process.exit(code);
}
