import { availableParallelism } from 'node:os';
import { defineConfig, type Plugin } from 'vitest/config';
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

/** React's production build, which is faster; its development build, which reports faults, runs in `unit`. */
const production = { NODE_ENV: 'production' };
const cores = availableParallelism();

export default defineConfig({
  plugins: [pictures],
  // React's production build lacks the functions for JSX in development.
  oxc: { jsx: { development: false } },
  test: {
    setupFiles: ['test/setup/fail-on-console-error.ts'],
    // Threads start faster than processes.
    pool: 'threads',
    // Files share packages, which take longer to load than most tests take to run.
    isolate: false,
    // By default, Vitest leaves one CPU free.
    maxWorkers: cores,
    unstubGlobals: true,
    // Long enough for a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        ...fixtureContent,
        // Components in a document.
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.tsx'],
          setupFiles: ['test/setup/unit.ts'],
          environment: 'happy-dom',
          // Modules of the browser hold state, and some tests mock them.
          isolate: true,
          // No requests: the map's frame would load another site's page; style sheets count as loaded.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableChildFrameNavigation: true },
                disableCSSFileLoading: true,
                handleDisabledFileLoadingAsSuccess: true,
              },
            },
          },
          // Newer Node versions have their own web storage, which would shadow that of the test documents.
          execArgv: ['--no-experimental-webstorage'].filter((flag) =>
            process.allowedNodeEnvironmentFlags.has(flag),
          ),
        },
      },
      {
        extends: true,
        ...fixtureContent,
        // The application without a port, and pure functions.
        test: { name: 'http', include: ['test/{http,unit}/**/*.test.ts'], env: production },
      },
      {
        extends: true,
        // The real copy, pictures and deploy files.
        test: { name: 'content', include: ['test/content/**/*.test.{ts,tsx}'], env: production },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          globalSetup: 'tools/ensure-build.ts',
          // They mostly wait for commands and for the built site.
          maxWorkers: 2 * cores,
          sequence: { groupOrder: 1 },
        },
      },
      // Last, since browser tests are sensitive to a busy machine; the engines first, which take longest.
      ...['chromium', 'firefox', 'webkit', 'headless'].map((engine) => ({
        extends: true as const,
        test: {
          name: engine === 'headless' ? engine : `engine-${engine}`,
          include: [`test/browser/${engine === 'headless' ? '!(engines)' : 'engines'}.test.ts`],
          env: { ENGINE: engine },
          globalSetup: 'tools/ensure-build.ts',
          maxWorkers: cores + 1,
          sequence: { groupOrder: 2 },
        },
      })),
    ],
  },
});
