import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import * as z from 'zod';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
});

/**
 * Notices and licence texts required by the licences of the bundled packages.
 *
 * @param bundles metafile of each bundle
 * @param extra folders of packages that no bundle contains, e.g. the font
 */
export function collectLicences(bundles: readonly Metafile[], extra: readonly string[]): string {
  const inputs = bundles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = inputs.map((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0]);
  const packages = [...new Set([...folders, ...extra])].filter((folder) => folder !== undefined);
  return packages
    .sort()
    .map(noticeOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(folder: string): string {
  const file = join(folder, 'package.json');
  const { name, version, license } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (!license) throw new Error(`${folder} declares no licence.`);
  const text = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const body = text ? readFileSync(join(folder, text), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${body}\n`;
}
