import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { iconImport, iconModule } from './tools/build/icon-module.ts';
import { pictureModule, readPictureAsset } from './tools/build/picture-asset.ts';

/** Imports of icons and drawings mean the same in tests as in the build. */
const pictures = {
  name: 'pictures',
  enforce: 'pre' as const,
  resolveId: (id: string) => (iconImport.test(id) ? id : undefined),
  load(id: string) {
    if (iconImport.test(id)) return iconModule(id);
    return id.endsWith('.svg') ? pictureModule(readPictureAsset(id)) : undefined;
  },
};

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
          exclude: ['test/browser/**', 'test/faults.test.ts'],
          setupFiles: ['test/setup/fail-on-console-error.ts'],
        },
      },
      {
        root,
        // Longer than a maintainer waits between two edits: `npm run test:fast` leaves it out.
        test: {
          name: 'faults',
          sequence: { groupOrder: 0 },
          include: ['test/faults.test.ts'],
          testTimeout: 120_000,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
