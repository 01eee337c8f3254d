import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readBuildOutput } from './build-output.ts';
import { parseConfig } from './config.ts';
import { listen, prepareClosing } from './http-server.ts';
import { createSite } from './site.ts';

// Bundled, this module lies in dist/server.
const dist = fileURLToPath(new URL('..', import.meta.url));
const server = createServer();
const closing = new AbortController();
const close = prepareClosing(server);

// First of all, since a container may be stopped while it starts.
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    closing.abort();
    if (server.listening) close();
    else process.exit(0);
  });
}

try {
  const config = parseConfig(process.env);
  const site = await createSite(config, readBuildOutput(dist));
  server.on('request', site.listener);
  await listen(server, config);
  const { publicOrigin, host, port } = config;
  console.log(`Par Avion is at ${publicOrigin} (listening on ${host}:${port})`);
  await site.compress(closing.signal);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
