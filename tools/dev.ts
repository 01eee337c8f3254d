import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { listLegalAnswers, site } from '#content/site.ts';
import { listen, localAddress } from '../server/process/server.ts';
import { findStartWarnings } from '../server/settings/start-warnings.ts';
import { createDevelopmentBuild } from './build/development-build.ts';
import { createDevelopmentServer } from './dev/server.ts';
import { watchSources } from './dev/watch-sources.ts';
import { describeError, reportExpectedErrors } from './expected-errors.ts';
import { readLocalSettings, startLocalInbox } from './local-setup.ts';

// `npm run dev`: after each save, rebuilds incrementally, reloads the site in this process and reloads open pages.
// Errors are printed and shown in place of the pages. Only failed requests are printed.
const dist = resolve('dist-dev');

await reportExpectedErrors(async () => {
  const settings = readLocalSettings();
  const copy = { ...site, legalAnswers: listLegalAnswers() };
  for (const warning of findStartWarnings(process.env, settings, copy)) {
    console.warn(`Warning: ${warning}`);
  }
  const { server, showSite } = createDevelopmentServer();
  const port = await listen(server, settings);
  // Pages contain the port in their URLs, and PORT may have been 0.
  process.env['PORT'] = String(port);
  process.env['REQUEST_LOG'] = 'off';
  await startLocalInbox(settings);
  // An error in the site must not end this command.
  process.on('uncaughtException', (error) => console.error(describeError(error)));
  const updateBuild = await createDevelopmentBuild(dist);

  async function update(): Promise<void> {
    const started = performance.now();
    await showSite(updateBuild().then(loadSite));
    console.log(`Built in ${Math.round(performance.now() - started)} ms`);
  }

  await update();
  watchSources(['client', 'server', 'shared'], update);
  console.log(`${site.name} is at ${localAddress(settings.host, port)}`);
  console.log('Restart it after a change of .env, tools/ or the route table.');
});

/** Loads the built site and unloads the previous one. */
function loadSite(): Promise<RequestListener> {
  const require = createRequire(import.meta.url);
  const file = resolve(dist, 'server/main.js');
  delete require.cache[file];
  const { createSite } = require(file) as typeof import('./dev/site.ts');
  return createSite(dist);
}
