import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';

const compiler = 'node_modules/typescript/bin/tsc';
const compilerOptions =
  '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --pretty false';
const cache = 'node_modules/.cache';

const objectSchema = z.looseObject({ apiVersion: z.string(), kind: z.string() });

/**
 * Checks Kubernetes objects against TypeScript types generated from Kubernetes' specification, in one compiler run. Returns the
 * problems of each object, in the given order. Throws if one has no `apiVersion` or `kind`.
 */
export function checkObjects(contents: readonly unknown[]): readonly (readonly string[])[] {
  const modules = contents.map((content) => renderModule(objectSchema.parse(content)));
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'kubernetes-'));
  try {
    const files = modules.map((code, index) => {
      const file = join(folder, `object-${index}.ts`);
      writeFileSync(file, code);
      return file;
    });
    const output = compile(files);
    return modules.map((code, index) => findProblems(output, `object-${index}.ts`, code));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Code of a module whose type errors are the problems of an object. */
function renderModule(object: z.infer<typeof objectSchema>): string {
  const { apiVersion, kind } = object;
  // `v1` is `core/v1`, and `networking.k8s.io/v1` is `networking/v1`.
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed();
  const types = `kubernetes-types/${group.replace(/\..*/, '')}/${version}`;
  const json = JSON.stringify(object, null, 2);
  return `import type { ${kind} } from '${types}';\nexport const object: ${kind} = ${json};\n`;
}

/** The compiler's messages, one per line. */
function compile(files: readonly string[]): string {
  const parameters = [compiler, ...compilerOptions.split(' '), ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  if (status !== 0 && !stdout.includes('error TS')) throw new Error(stdout + stderr);
  return stdout;
}

/** The compiler's messages about a module, each with the line of the Kubernetes object that it is about. */
function findProblems(output: string, file: string, code: string): readonly string[] {
  const lines = code.split('\n');
  return [...output.matchAll(/^(\S+)\((\d+),\d+\): error TS\d+: (.*)/gm)]
    .filter(([, path = '']) => basename(path) === file)
    .map(([, , line, problem]) => `${lines[Number(line) - 1]?.trim()} ${problem}`);
}
