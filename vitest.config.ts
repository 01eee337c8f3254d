import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
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
  'test/faults.test.ts',
  'test/new-destination.test.ts',
  'test/server/{log-output,shutdown,start}.test.ts',
  'test/tools/*.test.ts',
];

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  test: {
    globalSetup: 'tools/ensure-build.ts',
    // Vitest leaves one core free, which on two cores means one file after another.
    maxWorkers: '100%',
    projects: [
      {
        root,
        plugins: [pictures],
        test: {
          name: 'node',
          // More than a busy machine needs.
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', ...slow],
          setupFiles: ['test/setup/fail-on-console-error.ts'],
        },
      },
      {
        root,
        plugins: [pictures],
        test: {
          name: 'slow',
          sequence: { groupOrder: 0 },
          include: slow,
          testTimeout: 120_000,
          setupFiles: ['test/setup/fail-on-console-error.ts'],
        },
      },
      {
        root,
        plugins: [pictures],
        test: {
          name: 'browser',
          // After the others: browser tests are sensitive to a busy machine.
          sequence: { groupOrder: 1 },
          include: ['test/browser/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
