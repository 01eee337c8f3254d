import { createSite } from './app.ts';
import type { BuildOutput } from './build-output.ts';
import { trackConnections } from './connections/connections.ts';
import { attachListener, createLimitedServer, listen } from './connections/http-server.ts';
import { prepareShutdown } from './connections/shutdown.ts';
import type { Log } from './log.ts';
import { createRequestLog, type Observer } from './middleware/request-log.ts';
import type { Settings } from './settings.ts';
import { publishAssets } from './shared-assets.ts';

/** Starts the site, and its metrics where they have a port. Resolves when it listens. */
export async function startSite(settings: Settings, build: BuildOutput, log: Log) {
  const { HOST: host, PORT: port, ADMIN_PORT: adminPort } = settings;
  const server = createLimitedServer(settings.KEEP_ALIVE_TIMEOUT_MS);
  const connections = trackConnections(server);
  const shutdown = prepareShutdown(server, connections, settings);
  const observers: Observer[] = [];
  if (settings.LOG_LEVEL === 'info') observers.push(createRequestLog(log, settings));
  if (adminPort !== undefined) {
    // Only here, since loading them takes time at every start.
    const { createAdminServer, createMetrics } = await import('./metrics.ts');
    const metrics = createMetrics(connections, build.checksum);
    observers.push(metrics.observer);
    await listen(createAdminServer(metrics.registry, log), { host, port: adminPort }, log);
  }
  const { isDraining } = shutdown;
  attachListener(server, await createSite(settings, build, { log, observers, isDraining }));
  if (settings.SHARED_ASSETS) await publishAssets(build.assets, settings.SHARED_ASSETS);
  await listen(server, { host, port }, log);
  return { server, shutdown };
}
