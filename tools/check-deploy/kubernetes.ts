import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const compiler = 'node_modules/typescript/bin/tsc';
const cache = 'node_modules/.cache';

const objectSchema = z.looseObject({ apiVersion: z.string(), kind: z.string() });

/**
 * Returns what is wrong with an object of Kubernetes: the compiler compares it with the types made from Kubernetes' own
 * specification, which sees a misspelt field, too.
 */
export function checkObjects(text: string): readonly string[] {
  const object = objectSchema.parse(parse(text));
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

/** Returns what the compiler finds in a file, each with the line. */
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

const kustomizationSchema = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string(),
  labels: z.array(
    z.strictObject({
      pairs: z.record(z.string(), z.string()),
      includeSelectors: z.boolean(),
      includeTemplates: z.boolean(),
    }),
  ),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })),
  configMapGenerator: z.array(z.strictObject({ name: z.string(), envs: z.array(z.string()) })),
  resources: z.array(z.string()),
});

/** Returns what is wrong with a kustomization, which has to name each other file of its folder. */
export function checkKustomization(content: unknown, folder: string): readonly string[] {
  const { resources, configMapGenerator } = kustomizationSchema.parse(content);
  const named = [...resources, ...configMapGenerator.flatMap(({ envs }) => envs)];
  const there = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
  return [
    ...named.filter((file) => !there.includes(file)).map((file) => `${file} is not there`),
    ...there.filter((file) => !named.includes(file)).map((file) => `${file} is not named`),
  ];
}
