import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { site } from '../shared/content/site.ts';
import { type Config, describeConfig, parseConfig } from './config.ts';
import { answerWith, createLimitedServer, listen } from './http-server.ts';
import { createListener } from './listener.ts';
import { createLogOutput } from './log.ts';
import type { Observer } from './observe.ts';
import { OperatorError } from './operator-error.ts';
import { readBuildOutput } from './respond/build-output.ts';
import { verifyBuild } from './respond/verify-build.ts';
import { publishAssets } from './shared-assets.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';

// Bundled, this module lies in dist/server.
const dist = fileURLToPath(new URL('..', import.meta.url));
const { version } = packageJson;
const { log, end: endLog } = createLogOutput();

let shutdown: Shutdown | undefined;
let stopping = false;
let failed = false;

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
  // A development build is written again and again, file by file.
  if (config.production) verifyBuild(dist);
  const build = readBuildOutput(dist);
  const server = createLimitedServer(config.keepAliveTimeoutMs);
  shutdown = prepareShutdown(server, config.shutdown);
  const observers: Observer[] = [];
  if (config.adminPort !== undefined) {
    // Only here, since loading them takes time at every start.
    const { createAdminServer, createMetrics } = await import('./metrics.ts');
    const metrics = createMetrics(server, version);
    observers.push(metrics.observer);
    const admin = createAdminServer(metrics.registry);
    await listen(admin, { host: config.host, port: config.adminPort });
  }
  const { isDraining } = shutdown;
  answerWith(server, await createListener(config, build, { log, observers, isDraining }));
  if (config.sharedAssets) await publishAssets(build.assets, config.sharedAssets);
  await listen(server, config);
  announce(config);
}

/** One JSON line for an operator; one plain line for who tries the site on a machine of their own. */
function announce(config: Config): void {
  const { production, publicOrigin, host, port } = config;
  if (production)
    log.info({ version, node: process.version, ...describeConfig(config) }, 'started');
  else process.stdout.write(`${site.name} is at ${publicOrigin} (listening on ${host}:${port})\n`);
}

async function stop(reason: string): Promise<void> {
  stopping = true;
  log.info({ reason }, 'stopping');
  const counts = await shutdown?.begin();
  log.info({ ...counts, uptime: Math.round(process.uptime()) }, 'stopped');
  await exit(counts?.cut || failed ? 1 : 0);
}

async function exit(code: 0 | 1): Promise<never> {
  await endLog();
  process.exit(code);
}
