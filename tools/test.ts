import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowsers } from '../test/setup/browsers.ts';

// `npm test`: the whole gate. Every check runs, whatever became of the one before; the last line counts them all.
const results = 'node_modules/.cache/test-results.json';
let passed = 0;
let failed = 0;

check('browsers', ensureBrowsers);
check('format and lint', () => run('biome', ['ci', '--error-on-warnings', '.']));
check('types', () => run('tsc', ['--build']));
check('build', () => run('tsx', ['tools/build.ts']));
runTests();

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function check(name: string, action: () => void): void {
  try {
    action();
    passed += 1;
    console.log(`✓ ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
  }
}

function run(command: string, parameters: readonly string[]): void {
  const { status } = spawnSync(`node_modules/.bin/${command}`, parameters, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

type TestResults = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTests: number;
};

/** Counts each test. What stops a test from running (a broken file, a skip) counts as a failure. */
function runTests(): void {
  rmSync(results, { force: true });
  let broken: unknown;
  try {
    run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`]);
  } catch (error) {
    broken = error;
  }
  const counts = JSON.parse(readFileSync(results, 'utf8')) as TestResults;
  const unpassed = counts.numTotalTests - counts.numPassedTests;
  passed += counts.numPassedTests;
  failed += broken ? Math.max(unpassed, 1) : unpassed;
}
