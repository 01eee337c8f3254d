import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import { compress } from '../../server/respond/prerendered-response.ts';

/** A transfer size and its limit, in bytes. */
type Measure = { readonly name: string; readonly bytes: number; readonly limit: number };

/** Limits in bytes of the files that a page shows, by kind; the first matching pattern applies. */
const fileLimits: readonly (readonly [kind: string, path: RegExp, limit: number])[] = [
  ['font', /\.woff2$/, 26_000],
  // WhatsApp shows no images larger than this.
  ['share image', /\/share-[^/]+$/, 300_000],
  ['drawing', /\/hero-\w+\.svg$/, 12_000],
  ['drawing', /\.svg$/, 8_000],
];

/** Measures what visitors download besides the pages, compressed with Brotli, in a finished build. */
export async function measureBuild(dist: string): Promise<readonly Measure[]> {
  const { manifest, assets } = readBuildOutput(dist);
  const sizes = assets.map(({ path, encodings, body }) => ({
    path,
    bytes: (encodings.br ?? body).length,
  }));
  const files = sizes.flatMap(({ path, bytes }) => {
    const [kind, , limit] = fileLimits.find(([, pattern]) => pattern.test(path)) ?? [];
    const name = `${kind} ${basename(path).replace(/^share-|-\w+\.\w+$/g, '')}`;
    return limit === undefined ? [] : [{ name, bytes, limit }];
  });
  const entry = await sizeOf(manifest.entry);
  const animation = readFileSync('shared/pictures/flight-animation.json', 'utf8');
  return [
    { name: 'styles', bytes: await sizeOf(manifest.styles.page), limit: 10_500 },
    { name: 'animation data', bytes: await sizeOf(animation), limit: 6_000 },
    ...files,
    {
      name: 'scripts',
      bytes: entry + (sizes.find(({ path }) => path === manifest.hydrate)?.bytes ?? 0),
      limit: 126_000,
    },
  ];
}

async function sizeOf(content: string): Promise<number> {
  const { br } = await compress(Buffer.from(content));
  return br?.length ?? content.length;
}

/** @throws {OperatorError} naming every size that exceeds its limit */
export function checkLimits(measures: readonly Measure[]): void {
  const problems = measures
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name} has ${bytes} bytes, and the limit is ${limit}.`);
  if (problems.length > 0) throw new OperatorError(problems);
}
