import type { RequestListener, Server } from 'node:http';
import { createApp } from './app.ts';
import type { BuildOutput } from './build-output.ts';
import { type ConnectionCounts, trackConnections } from './connections/connections.ts';
import { createLimitedServer, listen } from './connections/http-server.ts';
import { originForm } from './connections/request-target.ts';
import { prepareShutdown, type Shutdown } from './connections/shutdown.ts';
import type { Log } from './log.ts';
import type { Observer } from './middleware/observe-requests.ts';
import { createRequestLog } from './middleware/request-log.ts';
import { keepAssetsPublished } from './publish-assets.ts';
import type { Settings } from './settings.ts';

/** A server that listens. */
export type RunningServer = {
  readonly server: Server;
  readonly shutdown: Shutdown;
  readonly counts: ConnectionCounts;
  /** Where it listens: the given port, or the one that was free. */
  readonly port: number;
};

/** Starts the site, and its metrics where they have a port. Resolves when it listens. */
export async function startServer(
  settings: Settings,
  build: BuildOutput,
  log: Log,
): Promise<RunningServer> {
  const { host, port, admin, sharedAssets } = settings;
  const server = createLimitedServer(settings.keepAliveTimeoutMs);
  const connections = trackConnections(server);
  const shutdown = prepareShutdown(server, connections, settings);
  const observers: Observer[] = [];
  if (settings.requestLog) observers.push(createRequestLog(log, settings));
  if (admin) {
    // Only here, since loading them takes time at every start.
    const { createAdminServer, createMetrics } = await import('./metrics.ts');
    const metrics = createMetrics(connections, build.checksum, settings.version);
    observers.push(metrics.observer);
    await listen(createAdminServer(metrics.registry, log), admin, log);
  }
  const { isDraining } = shutdown;
  const app = await createApp({ settings, build, log, observers, isDraining });

  const answer: RequestListener = (request, response) => {
    connections.track(request, response);
    // Node still reads what came in one piece with the request for which the connection was cut.
    if (request.socket.destroyed) return;
    if (isDraining()) response.shouldKeepAlive = false;
    request.url = originForm(request.url ?? '/');
    app(request, response);
  };
  server.on('request', answer);
  // A client that sent `Expect: 100-continue` gets its answer instead of that.
  server.on('checkContinue', answer);

  if (sharedAssets) {
    server.once('close', await keepAssetsPublished(build.assets, sharedAssets, log));
  }
  const listeningPort = await listen(server, { host, port }, log);
  return { server, shutdown, counts: connections.counts, port: listeningPort };
}
