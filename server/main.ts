import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseConfig } from './config.ts';
import { listen, prepareShutdown } from './http-server.ts';
import { createListener } from './listener.ts';
import { readBuildOutput } from './respond/build-output.ts';

// Bundled, this module lies in dist/server.
const dist = fileURLToPath(new URL('..', import.meta.url));
const server = createServer();
const shutDown = prepareShutdown(server);

// First of all, since a container may be stopped while it starts.
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    if (server.listening) shutDown();
    else process.exit(0);
  });
}

try {
  const config = parseConfig(process.env);
  server.on('request', await createListener(config, readBuildOutput(dist)));
  await listen(server, config);
  const { publicOrigin, host, port } = config;
  console.log(`Par Avion is at ${publicOrigin} (listening on ${host}:${port})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
