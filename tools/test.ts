import './require-node.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowsers } from './browsers.ts';

// `npm test`: all checks. Each step runs even if the one before it failed; the last line counts checks and tests.
const resultsFile = 'node_modules/.cache/test-results.json';
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile}`];
let passed = 0;
let failed = 0;

rmSync(resultsFile, { force: true });
runStep('browsers', ensureBrowsers);
for (const script of ['lint', 'spell', 'typecheck', 'build']) {
  runStep(script, () => run('npm', ['run', '--silent', script]));
}
runStep('tests', () => run('node_modules/.bin/vitest', ['run', ...reporters]));
runStep('results', countTests);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function runStep(name: string, action: () => void): void {
  const started = performance.now();
  let problem = '';
  try {
    action();
    passed += 1;
  } catch (error) {
    failed += 1;
    problem = `: ${error instanceof Error ? error.message : error}`;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${problem ? '✗' : '✓'} ${name} (${seconds} s)${problem}`);
}

function run(command: string, parameters: readonly string[]): void {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${status}`);
}

/** Counts each test. A skipped test is a failure too. */
function countTests(): void {
  type Results = { readonly numPassedTests: number; readonly numTotalTests: number };
  const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
  passed += results.numPassedTests;
  failed += results.numTotalTests - results.numPassedTests;
}
