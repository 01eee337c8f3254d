import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { watchBuild } from './dev/watch-build.ts';
import { reportExpectedErrors } from './expected-errors.ts';
import { readLocalSettings, startLocalInbox } from './local-setup.ts';

// `npm run dev`: after each save, rebuilds incrementally, starts the site in a new process and reloads open pages. Errors are
// printed and shown in place of the pages.
let current: Worker | undefined;

await reportExpectedErrors(async () => {
  const settings = await readLocalSettings();
  process.env['REQUEST_LOG'] = 'off';
  await startLocalInbox(settings);
  // In place of this process's options, which compile TypeScript.
  const execArgv = ['--enable-source-maps'];
  cluster.setupPrimary({ exec: 'dist-dev/server/main.js', execArgv });
  await watchBuild('dist-dev', replaceSite);
  console.log(
    'Restart it after a change of .env, tools/, icons or the route table, or for a new character.',
  );
});

/** Starts the site in a new process and, when it listens, ends the previous one. */
async function replaceSite(problem = ''): Promise<void> {
  const next = cluster.fork({ BUILD_PROBLEM: problem });
  // A process that can't listen has printed the reason. One killed by the line below has no exit code.
  next.once('exit', (code) => code && process.exit(code));
  await once(next, 'listening');
  current?.process.kill();
  current = next;
}
