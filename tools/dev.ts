import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { watch } from 'chokidar';
import * as esbuild from 'esbuild';
import { type FixedAssets, writeFixedAssets, writeManifest } from './build/build.ts';
import { type BuildOptions, clientBundle, serverBundle } from './build/bundles.ts';
import { startStandIn } from './stand-in.ts';

// `npm run dev`: builds again at every save, restarts the server, and the page reloads itself.
const options: BuildOptions = { dist: 'dist-dev', development: true };
let server: ChildProcess | undefined;

await mkdir(options.dist, { recursive: true });
const fixed: FixedAssets = await writeFixedAssets(options.dist);
const client = await esbuild.context(clientBundle(options));
const backend = await esbuild.context(serverBundle(options));
await startStandIn(process.env);
await rebuild();

let pending: NodeJS.Timeout | undefined;
// Node's own recursive watch loses a file that an editor replaces.
watch(['client', 'pictures', 'server', 'shared'], { ignoreInitial: true }).on('all', () => {
  // Editors write a file in several steps.
  clearTimeout(pending);
  pending = setTimeout(rebuild, 50);
});
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

async function rebuild(): Promise<void> {
  try {
    const [{ metafile }] = await Promise.all([client.rebuild(), backend.rebuild()]);
    if (metafile) await writeManifest(options, fixed, metafile);
    restart();
  } catch (error) {
    // esbuild has said what is wrong with the code; the next save tries again.
    if (!(error instanceof Error && 'errors' in error)) console.error(error);
  }
}

function restart(): void {
  const previous = server;
  const start = () => {
    server = spawn(process.execPath, [join(options.dist, 'server/main.js')], { stdio: 'inherit' });
  };
  if (previous?.exitCode === null) {
    previous.once('exit', start);
    previous.kill();
  } else {
    start();
  }
}

function stop(): void {
  server?.kill();
  process.exit();
}
