import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readBuildOutput } from './build-output.ts';
import { parseConfig } from './config.ts';
import { closeGracefully, listen } from './http-server.ts';
import { createSite } from './site.ts';

// Bundled, this module lies in dist/server.
const dist = fileURLToPath(new URL('..', import.meta.url));

try {
  const config = parseConfig(process.env);
  const site = await createSite(config, readBuildOutput(dist));
  const server = createServer(site.listener);
  await listen(server, config);
  console.log(
    `Par Avion is at ${config.publicOrigin} (listening on ${config.host}:${config.port})`,
  );
  void site.compress();
  process.once('SIGTERM', () => closeGracefully(server));
  process.once('SIGINT', () => closeGracefully(server));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
