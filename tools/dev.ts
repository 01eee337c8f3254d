import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { watch } from 'chokidar';
import * as esbuild from 'esbuild';
import { writeFixedAssets, writeManifest } from './build/build.ts';
import { type BuildOptions, clientBundle, serverBundle } from './build/bundles.ts';
import { createDevProxy } from './dev-proxy.ts';
import {
  checkLocalSetup,
  type LocalSetup,
  reportExpectedErrors,
  startLocalInbox,
} from './local-setup.ts';
import { freePort } from './ports.ts';

// `npm run dev`: rebuilds and restarts the site after each save, reloads open pages and prints type errors. The browser
// talks to a proxy, which holds requests back while the site restarts.
const options: BuildOptions = { dist: 'dist-dev', development: true };
const children = new Set<ChildProcess>();

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
await reportExpectedErrors(async () => {
  const setup = await checkLocalSetup(process.env, 'npm run dev');
  await startLocalInbox(setup);
  await develop(setup);
});

async function develop({ config }: LocalSetup): Promise<void> {
  const build = await createBuild();
  const proxy = createDevProxy();
  let site: ChildProcess | undefined;

  async function rebuild(): Promise<void> {
    const started = performance.now();
    if (!(await build())) return;
    const previous = site;
    const port = await freePort();
    site = start('node', [`${options.dist}/server/main.js`], {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: config.publicOrigin,
      ENQUIRY_ENDPOINT: config.enquiryEndpoint,
    });
    const listening = isListening(site);
    proxy.forwardTo(listening.then((ready) => (ready ? port : undefined)));
    if (previous) end(previous);
    if (!(await listening)) return;
    console.log(`Built and started in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    proxy.announceChange();
  }

  await rebuild();
  proxy.server.listen(config.port, config.host);
  start('node_modules/.bin/tsc', ['--build', '--watch', '--preserveWatchOutput']);
  watchSources(rebuild);
}

/** Returns a function that builds what has changed, and whether that succeeded. It prints the faults of the code. */
async function createBuild(): Promise<() => Promise<boolean>> {
  console.log('Building…');
  await mkdir(options.dist, { recursive: true });
  const fixed = await writeFixedAssets(options.dist);
  const inject = ['tools/dev-reload.ts'];
  const client = await esbuild.context({ ...clientBundle(options), inject });
  const server = await esbuild.context(serverBundle(options));
  return async function build() {
    try {
      const [{ metafile }] = await Promise.all([client.rebuild(), server.rebuild()]);
      await writeManifest(options, fixed, metafile);
      return true;
    } catch (error) {
      // esbuild has printed its own errors.
      if (!(error instanceof Error && 'errors' in error)) console.error(error);
      return false;
    }
  };
}

function watchSources(rebuild: () => Promise<void>): void {
  let pending: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  // Node's own recursive watch loses a file that an editor replaces.
  watch(['client', 'pictures', 'server', 'shared'], { ignoreInitial: true }).on('all', () => {
    // Editors write a file in several steps.
    clearTimeout(pending);
    pending = setTimeout(() => {
      last = last.then(rebuild);
    }, 50);
  });
}

/** Starts a program that ends with this one at the latest and prints to the same terminal. */
function start(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(command, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group, to end what the program starts as well.
    detached: true,
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  child.stdout?.pipe(process.stdout, { end: false });
  return child;
}

/** Resolves when the site has printed where it listens (true), or has ended (false). */
function isListening(site: ChildProcess): Promise<boolean> {
  const { stdout } = site;
  if (!stdout) throw new Error('The output of the site is not read.');
  return Promise.race([
    once(stdout, 'data').then(() => true),
    once(site, 'exit').then(() => false),
  ]);
}

function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid);
}

/** Ends the started programs, and then this one. */
async function stop(): Promise<void> {
  const ended = [...children].map((child) => once(child, 'exit'));
  for (const child of children) end(child);
  await Promise.all(ended);
  process.exit();
}
