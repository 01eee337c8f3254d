import './require-node.ts';
import { execFile } from 'node:child_process';
import { watch } from 'chokidar';
import { listen } from '../server/connections/http-server.ts';
import type { Settings } from '../server/settings.ts';
import { build } from './build/build.ts';
import { createDevProxy } from './dev/proxy.ts';
import { reportExpectedErrors } from './expected-errors.ts';
import { prepareLocalSetup, startLocalInbox } from './local-setup.ts';
import { freePort } from './ports.ts';
import { type SiteProcess, spawnSite } from './site-process.ts';

// `npm run dev`: rebuilds and restarts the site after each save, reloads open pages and shows errors in them. The browser
// talks to a proxy, which holds requests back while the site restarts.
const options = { dist: 'dist-dev', development: true };
const proxy = createDevProxy();

await reportExpectedErrors(async () => {
  const setup = prepareLocalSetup();
  await startLocalInbox(setup);
  await develop(setup.settings);
});

async function develop(settings: Settings): Promise<void> {
  let site: SiteProcess | undefined;

  async function rebuild(): Promise<void> {
    const started = performance.now();
    try {
      await build(options);
      const next = start(settings);
      // The site before it answers where the new one can't.
      proxy.forwardTo(next.catch(() => site).then((running) => running?.port));
      const previous = site;
      site = await next;
      void previous?.stop();
    } catch (error) {
      return showProblem(error);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Built and started in ${seconds} s: ${settings.publicOrigin}`);
    proxy.showProblem('');
    proxy.announceChange();
    await checkTypes().catch(showProblem);
  }

  await listen(proxy.server, { host: settings.host, port: settings.port });
  await rebuild();
  watchSources(rebuild);
}

/** Prints the problem and shows it in open pages, with paths as in an editor. */
function showProblem(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  const short = text.replaceAll('file://', '').replaceAll(`${process.cwd()}/`, '').trim();
  console.error(short);
  proxy.showProblem(short);
}

/** Starts the site at a port of its own and prints its log, but not that port. */
async function start(settings: Settings): Promise<SiteProcess> {
  const site = spawnSite({
    dist: options.dist,
    environment: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      PUBLIC_ORIGIN: settings.publicOrigin,
      ENQUIRY_ENDPOINT: settings.enquiryEndpoint,
      // The site that it replaces would still have it.
      ADMIN_PORT: '',
    },
    execArgv: ['--enable-source-maps'],
  });
  site.process.stdout?.on('data', (text) => {
    process.stdout.write(String(text).replace(/^.*listening on .*\n/m, ''));
  });
  await site.listening;
  return site;
}

function checkTypes(): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile('node_modules/.bin/tsc', ['--build', '--pretty', 'false'], (error, stdout) =>
      error ? reject(new Error(stdout)) : resolve(),
    );
  });
}

function watchSources(rebuild: () => Promise<void>): void {
  let pending: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  // Node's own recursive watch loses a file that an editor replaces.
  watch(['client', 'server', 'shared'], { ignoreInitial: true }).on('all', () => {
    // Editors write a file in several steps.
    clearTimeout(pending);
    pending = setTimeout(() => {
      last = last.then(rebuild);
    }, 50);
  });
}
