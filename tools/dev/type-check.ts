import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';

/**
 * Returns a function that has the types checked, beside all else. While a check runs, the next one waits for its end:
 * only what is wrong with the newest code is reported, '' for nothing.
 */
export function createTypeCheck(report: (problems: string) => void): () => void {
  let isWanted = false;
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      const problems = await findTypeProblems();
      if (!isWanted) report(problems);
    }
    isRunning = false;
  }

  return function checkTypes() {
    isWanted = true;
    if (!isRunning) void run();
  };
}

function findTypeProblems(): Promise<string> {
  const parameters = ['node_modules/typescript/bin/tsc', '--build', '--pretty', 'false'];
  const compiler = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  // It uses every processor for seconds. A save comes first.
  if (compiler.pid) setPriority(compiler.pid, constants.priority.PRIORITY_LOW);
  return text(compiler.stdout);
}
