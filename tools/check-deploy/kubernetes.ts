import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const compiler = 'node_modules/typescript/bin/tsc';
const cache = 'node_modules/.cache';

const objectSchema = z.looseObject({ apiVersion: z.string(), kind: z.string() });

/** Returns the problems of a Kubernetes object: type errors against the types generated from Kubernetes' specification. */
export function checkObject(content: unknown): readonly string[] {
  const object = objectSchema.parse(content);
  const { apiVersion, kind } = object;
  // `v1` is `core/v1`, and `networking.k8s.io/v1` is `networking/v1`.
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed();
  const types = `kubernetes-types/${group.replace(/\..*/, '')}/${version}`;
  const code = `import type { ${kind} } from '${types}';\nexport const object: ${kind} = ${JSON.stringify(object, null, 2)};\n`;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'kubernetes-'));
  try {
    writeFileSync(join(folder, 'object.ts'), code);
    return compile(join(folder, 'object.ts'), code.split('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the type errors of a file, each with its line. */
function compile(file: string, lines: readonly string[]): readonly string[] {
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --pretty false';
  try {
    execFileSync(process.execPath, [compiler, ...options.split(' '), file], { encoding: 'utf8' });
    return [];
  } catch (error) {
    const { stdout, message } = error as Error & { readonly stdout: string };
    const found = [...stdout.matchAll(/\((\d+),\d+\): error TS\d+: (.*)/g)];
    if (found.length === 0) return [message];
    return found.map(([, line, problem]) => `${lines[Number(line) - 1]?.trim()} ${problem}`);
  }
}
