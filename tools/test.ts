import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowsers } from './browsers.ts';

// `npm test`: the whole gate. Each step runs even if the one before it failed; the last line counts checks and tests.
const results = 'node_modules/.cache/test-results.json';
let passed = 0;
let failed = 0;

count(step('browsers', ensureBrowsers));
count(step('lint', () => npmRun('lint')));
count(step('spelling', () => npmRun('spell')));
count(step('typecheck', () => npmRun('typecheck')));
count(step('build', () => npmRun('build')));
runTests();

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a step and prints how long it took. Returns whether it succeeded. */
function step(name: string, action: () => void): boolean {
  const started = performance.now();
  let fault = '';
  try {
    action();
  } catch (error) {
    fault = `: ${error instanceof Error ? error.message : error}`;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${fault ? '✗' : '✓'} ${name} (${seconds} s)${fault}`);
  return fault === '';
}

function count(succeeded: boolean): void {
  if (succeeded) passed += 1;
  else failed += 1;
}

function npmRun(script: string): void {
  run('npm', ['run', '--silent', script]);
}

function run(command: string, parameters: readonly string[]): void {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${status}`);
}

type TestResults = { readonly numPassedTests: number; readonly numTotalTests: number };

/** Counts each test. A skipped test and a broken file are failures too. */
function runTests(): void {
  rmSync(results, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const succeeded = step('tests', () => run('node_modules/.bin/vitest', ['run', ...reporters]));
  const { numPassedTests, numTotalTests } = JSON.parse(
    readFileSync(results, 'utf8'),
  ) as TestResults;
  passed += numPassedTests;
  failed += Math.max(numTotalTests - numPassedTests, succeeded ? 0 : 1);
}
