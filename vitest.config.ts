import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { pictureEnds, pictureModule, readPictureAsset } from './tools/build/picture-asset.ts';

/** Imports of pictures mean the same in tests as in the build. */
const pictures: Plugin = {
  name: 'pictures',
  enforce: 'pre',
  async load(id) {
    return pictureEnds.test(id) ? pictureModule(await readPictureAsset(id)) : undefined;
  },
};

/**
 * `#content/…` is the fixture's there (package.json, `imports`), so that what these tests expect stays true whatever an owner
 * writes. Besides it, Vite's own conditions for modules that run in Node.
 */
const conditions = ['fixture', 'module', 'node', 'development|production'];
const fixtureContent = { resolve: { conditions }, ssr: { resolve: { conditions } } };

// East of India and of UTC: a day that is made or read in this machine's own time is another one.
process.env['TZ'] = 'Pacific/Auckland';

/** A newer Node has storage of its own, which would hide the storage of the tests' documents. */
const execArgv = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** The frame of the map is another site's page. */
const withoutFrames = {
  happyDOM: { settings: { navigation: { disableChildFrameNavigation: true } } },
};

/** The tests of the folder with this name. */
function project(name: string, options: TestProjectInlineConfiguration['test']) {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [pictures],
    test: {
      name,
      execArgv,
      include: [`test/${name}/**/*.test.{ts,tsx}`],
      setupFiles: ['test/setup/fail-on-console-error.ts'],
      // A thread starts in less time than a process.
      pool: 'threads',
      // Files share their modules: to load them takes longer than most tests.
      isolate: false,
      // By itself Vitest leaves one processor free.
      maxWorkers: availableParallelism(),
      unstubGlobals: true,
      expect: { poll: { timeout: 15_000 } },
      ...options,
    },
  } satisfies TestProjectInlineConfiguration;
}

// Each time limit is more than a busy machine needs.
export default defineConfig({
  test: {
    projects: [
      // Of the code: pure functions and components, and the application, asked without a port. What the browser's side keeps, it
      // keeps in modules, and some tests replace them.
      {
        ...project('unit', {
          isolate: true,
          testTimeout: 20_000,
          hookTimeout: 20_000,
          environmentOptions: withoutFrames,
        }),
        ...fixtureContent,
      },
      { ...project('http', { testTimeout: 20_000 }), ...fixtureContent },
      // Of the copy, the pictures and the deploy files as they are.
      project('content', { testTimeout: 20_000 }),
      // Of the commands, and of the built site, in processes of their own. These wait for most of their time.
      project('process', {
        globalSetup: 'tools/ensure-build.ts',
        testTimeout: 120_000,
        hookTimeout: 60_000,
        sequence: { groupOrder: 1 },
        maxWorkers: 2 * availableParallelism(),
      }),
      // After the others: browser tests are sensitive to a busy machine.
      project('browser', {
        globalSetup: 'tools/ensure-build.ts',
        testTimeout: 60_000,
        hookTimeout: 60_000,
        sequence: { groupOrder: 2 },
        maxWorkers: availableParallelism() + 1,
      }),
    ],
  },
});
