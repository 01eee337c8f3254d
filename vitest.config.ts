import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { pictureModule, readPictureAsset } from './tools/build/picture-asset.ts';

/** Resolves imported pictures as the build does. */
const pictures: Plugin = {
  name: 'pictures',
  enforce: 'pre',
  load: (id) => (id.endsWith('.svg') ? pictureModule(readPictureAsset(id)) : undefined),
};

/**
 * `fixture` resolves `#content/…` to the fixture (package.json, `imports`), so that these tests do not depend on the owner's
 * copy. The others are Vite's defaults for modules in Node.
 */
const conditions = ['fixture', 'module', 'node', 'development|production'];
const fixtureContent = { resolve: { conditions }, ssr: { resolve: { conditions } } };

// A time zone east of India and of UTC, so that a day computed in local time differs.
process.env['TZ'] = 'Pacific/Auckland';

/** Newer Node versions have their own web storage, which would shadow that of the test documents. */
const execArgv = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** No requests: the map's frame would load another site's page; style sheets count as loaded. */
const withoutRequests = {
  happyDOM: {
    settings: {
      navigation: { disableChildFrameNavigation: true },
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  },
};

/** React's production build, which is faster; its development build, which reports faults, runs in `unit`. */
const production = { NODE_ENV: 'production' };

/** A project with the tests of one folder. */
function project(name: string, options: TestProjectInlineConfiguration['test']) {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [pictures],
    // React's production build lacks the functions for JSX in development.
    oxc: { jsx: { development: false } },
    test: {
      name,
      execArgv,
      include: [`test/${name}/**/*.test.{ts,tsx}`],
      setupFiles: ['test/setup/fail-on-console-error.ts'],
      // Threads start faster than processes.
      pool: 'threads',
      // Files share modules, which take longer to load than most tests take to run.
      isolate: false,
      // By default, Vitest leaves one CPU free.
      maxWorkers: availableParallelism(),
      unstubGlobals: true,
      expect: { poll: { timeout: 15_000 } },
      ...options,
    },
  } satisfies TestProjectInlineConfiguration;
}

const inBrowsers = {
  globalSetup: 'tools/ensure-build.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  sequence: { groupOrder: 2 },
  maxWorkers: availableParallelism() + 1,
};

// The timeouts are long enough for a busy machine.
export default defineConfig({
  test: {
    projects: [
      // Components in a document. Isolated, since client modules hold state and some tests mock them.
      {
        ...project('unit', {
          include: ['test/unit/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['test/setup/fail-on-console-error.ts', 'test/setup/unit.ts'],
          isolate: true,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          environmentOptions: withoutRequests,
        }),
        ...fixtureContent,
      },
      // The application without a port, and pure functions.
      {
        ...project('http', {
          include: ['test/{http,unit}/**/*.test.ts'],
          testTimeout: 60_000,
          env: production,
        }),
        ...fixtureContent,
      },
      // The real copy, pictures and deploy files.
      project('content', { testTimeout: 60_000, env: production }),
      // The commands and the built site, in separate processes; these tests mostly wait.
      project('process', {
        globalSetup: 'tools/ensure-build.ts',
        setupFiles: [],
        testTimeout: 120_000,
        hookTimeout: 60_000,
        sequence: { groupOrder: 1 },
        maxWorkers: 2 * availableParallelism(),
      }),
      // Last, since browser tests are sensitive to a busy machine; the engines first, which take longest.
      ...['chromium', 'firefox', 'webkit'].map((engine) =>
        project(`engine-${engine}`, {
          ...inBrowsers,
          include: ['test/browser/engines.test.ts'],
          env: { ENGINE: engine },
        }),
      ),
      project('headless', {
        ...inBrowsers,
        include: ['test/browser/**/*.test.ts'],
        exclude: ['test/browser/engines.test.ts'],
      }),
    ],
  },
});
