import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pictureEnds, pictureModule, readPictureAsset } from './tools/build/picture-asset.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

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

/** A newer Node has storage of its own, which would hide the storage of the tests' documents. */
const execArgv = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** Test files that take longest, mostly because they wait: the others run meanwhile. */
const longest = [
  'crowd',
  'non-reading-clients',
  'shutdown',
  'start',
  'reliability',
  'connections',
  'log-output',
  'webkit',
  'firefox',
  'plan-days',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) =>
      Number(longest.includes(basename(moduleId, '.test.ts')));
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => isLongest(other) - isLongest(one));
  }
}

/** Tests of what runs on the Node of the machine, in `test/process`; the others there are of the server. */
const commandTests = ['test/process/{commands,dev,growth}.test.ts'];

const processes = {
  globalSetup: 'tools/ensure-build.ts',
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // These wait for most of their time.
  sequence: { groupOrder: 1 },
  maxWorkers: 2 * availableParallelism(),
};

// Each time limit is more than a busy machine needs.
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      // Of the code: pure functions and components, and the application, asked without a port.
      project('unit', {
        content: 'fixture',
        testTimeout: 20_000,
        // What the browser's side keeps, it keeps in modules; some of them are replaced.
        isolate: true,
      }),
      project('http', { content: 'fixture', testTimeout: 20_000 }),
      // Of the copy, the pictures and the deploy files as they are.
      project('content', { testTimeout: 20_000 }),
      // Of the commands, and of the built site, in processes of their own.
      project('commands', { ...processes, include: commandTests }),
      project('process', { ...processes, exclude: commandTests }),
      project('browser', {
        globalSetup: 'tools/ensure-build.ts',
        testTimeout: 60_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 15_000 } },
        // After the others: browser tests are sensitive to a busy machine.
        sequence: { groupOrder: 2 },
        maxWorkers: availableParallelism() + 1,
      }),
    ],
  },
});

type Options = TestProjectInlineConfiguration['test'] & { readonly content?: 'fixture' };

/** The tests of the folder with this name. */
function project(name: string, { content, ...options }: Options) {
  return {
    ...(content && fixtureContent),
    root,
    plugins: [pictures],
    test: {
      name,
      execArgv,
      include: [`test/${name}/**/*.test.{ts,tsx}`],
      setupFiles: ['test/setup/fail-on-console-error.ts'],
      // A thread starts in less time than a process.
      pool: 'threads',
      // Files share their modules: to load them takes longer than most tests, and the server keeps nothing in them.
      isolate: false,
      ...options,
    },
  };
}
