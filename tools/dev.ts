import './require-node.ts';
import './dev/production-react.ts';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { site } from '#content/site.ts';
import { listen, localAddress } from '../server/connections/http-server.ts';
import { createDevelopmentBuild } from './build/development-build.ts';
import { createDevelopmentServer } from './dev/server.ts';
import { createTypeCheck } from './dev/type-check.ts';
import { watchSources } from './dev/watch-sources.ts';
import { describeError, reportExpectedErrors } from './expected-errors.ts';
import { readLocalSettings, startLocalInbox } from './local-setup.ts';

// `npm run dev`: after each save it builds what has changed, loads the application anew into this process, reloads open
// pages and shows errors in them. Types are checked afterwards.
const folders = ['client', 'server', 'shared'];
const dist = 'dist-dev';
const { server, showSite, showProblem } = createDevelopmentServer();
const problems = { build: '', types: '' };

await reportExpectedErrors(async () => {
  const settings = readLocalSettings();
  const port = await listen(server, settings);
  // The pages' addresses have it, also where any free port was wanted.
  process.env['PORT'] = String(port);
  await startLocalInbox(settings);
  // A mistake in the site must not end this command.
  process.on('uncaughtException', (error) => setProblems({ build: describeError(error) }));
  await develop();
  console.log(`${site.name} is at ${localAddress(settings.host, port)}`);
  console.log('Start it again after a change of .env, of tools/ or of the route table.');
});

async function develop(): Promise<void> {
  const updateBuild = await createDevelopmentBuild(dist);
  const checkTypes = createTypeCheck((found) => setProblems({ types: found }));

  async function update(): Promise<void> {
    const started = performance.now();
    try {
      await updateBuild();
      showSite(await loadSite());
    } catch (error) {
      return setProblems({ build: describeError(error) });
    }
    setProblems({ build: '', types: '' });
    console.log(`Built in ${Math.round(performance.now() - started)} ms`);
    checkTypes();
  }

  watchSources(folders, update);
  await update();
}

/** Loads the application that was built, and lets the one before go. */
function loadSite(): Promise<RequestListener> {
  const require = createRequire(import.meta.url);
  const file = resolve(dist, 'server/main.js');
  delete require.cache[file];
  const { createSite } = require(file) as typeof import('./dev/site.ts');
  return createSite(dist);
}

/** Prints what is wrong and shows it in open pages, with paths as in an editor. What is wrong with types waits. */
function setProblems(found: Partial<typeof problems>): void {
  Object.assign(problems, found);
  const text = (problems.build || problems.types)
    .replaceAll('file://', '')
    .replaceAll(`${process.cwd()}/`, '')
    .trim();
  if (text) console.error(text);
  showProblem(text);
}
