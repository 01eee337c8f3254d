import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { pictureModule, readPictureAsset } from './tools/build/picture-asset.ts';

/** Imports of pictures mean the same in tests as in the build. */
const pictures = {
  name: 'pictures',
  enforce: 'pre' as const,
  load(id: string) {
    return id.endsWith('.svg') ? pictureModule(readPictureAsset(id)) : undefined;
  },
};

/** Tests that build, put load on the site or start processes: `npm run test:fast` leaves them out. */
const slow = [
  'test/reliability.test.ts',
  'test/new-destination.test.ts',
  'test/server/{log-output,shutdown,start}.test.ts',
  'test/tools/*.test.ts',
];

/** A newer Node has storage of its own, which would hide the storage of the tests' documents. */
const execArgv = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

// Each time limit is more than a busy machine needs.
export default defineConfig({
  test: {
    globalSetup: 'tools/ensure-build.ts',
    // Vitest leaves one core free, which on two cores means one file after another.
    maxWorkers: '100%',
    projects: [
      project('node', {
        testTimeout: 20_000,
        include: ['test/**/*.test.{ts,tsx}'],
        exclude: ['test/browser/**', ...slow],
      }),
      project('slow', { testTimeout: 120_000, include: slow }),
      project('browser', {
        testTimeout: 60_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 15_000 } },
        include: ['test/browser/**/*.test.ts'],
        // After the others, and at most two: browser tests are sensitive to a busy machine.
        sequence: { groupOrder: 1 },
        maxWorkers: 2,
      }),
    ],
  },
});

function project(name: string, options: TestProjectInlineConfiguration['test']) {
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [pictures],
    test: { name, execArgv, setupFiles: ['test/setup/fail-on-console-error.ts'], ...options },
  };
}
