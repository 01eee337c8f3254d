import type { Server } from 'node:http';
import { attachListener, createLimitedServer, listen } from './http-server.ts';
import { createListener } from './listener.ts';
import type { Log } from './log.ts';
import type { Observer } from './observe.ts';
import { createRequestLog } from './request-log.ts';
import type { BuildOutput } from './respond/build-output.ts';
import type { Settings } from './settings.ts';
import { publishAssets } from './shared-assets.ts';
import { prepareShutdown, type Shutdown } from './shutdown.ts';

export type RunningSite = { readonly server: Server; readonly shutdown: Shutdown };

/** Starts the site, and its metrics where they have a port. Resolves when it listens. */
export async function startSite(
  settings: Settings,
  build: BuildOutput,
  log: Log,
): Promise<RunningSite> {
  const { HOST: host, PORT: port, ADMIN_PORT: adminPort, SHARED_ASSETS: sharedAssets } = settings;
  const server = createLimitedServer(settings.KEEP_ALIVE_TIMEOUT_MS);
  const shutdown = prepareShutdown(server, settings);
  const observers: Observer[] = [];
  if (settings.LOG_LEVEL === 'info') observers.push(createRequestLog(log, settings));
  if (adminPort !== undefined) {
    // Only here, since loading them takes time at every start.
    const { createAdminServer, createMetrics } = await import('./metrics.ts');
    const metrics = createMetrics(server, build.checksum);
    observers.push(metrics.observer);
    const admin = createAdminServer(metrics.registry, log);
    await listen(admin, { host, port: adminPort }, log);
  }
  attachListener(server, await createListener(settings, build, { log, observers, shutdown }));
  if (sharedAssets) await publishAssets(build.assets, sharedAssets);
  await listen(server, { host, port }, log);
  return { server, shutdown };
}
