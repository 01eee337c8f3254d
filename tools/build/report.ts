import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { OperatorError } from '../../server/process/operator-error.ts';
import { compress } from '../../server/respond/prerendered-response.ts';
import { routes } from '../../shared/routes.ts';

/** A transfer size and its limit, in bytes. */
type Measure = { readonly name: string; readonly bytes: number; readonly limit: number };

const kilobyte = 1000;

/**
 * Measures what visitors download besides the pages, compressed with Brotli, in a finished build.
 */
export async function measureBuild(dist: string): Promise<readonly Measure[]> {
  const { manifest, assets } = readBuildOutput(dist);

  function transferSize(path: string): number {
    const asset = assets.find((asset) => asset.path === path);
    if (!asset) throw new Error(`The build has no ${path}.`);
    return (asset.encodings.br ?? asset.body).length;
  }

  async function sizeOf(content: string): Promise<number> {
    const body = Buffer.from(content);
    const { br } = await compress(body, 'page');
    return (br ?? body).length;
  }

  const entry = await sizeOf(manifest.entry);
  const animation = readFileSync('shared/pictures/flight-animation.json', 'utf8');
  const shareImages = assets.filter(({ path }) => path.startsWith('/assets/share-'));
  const photographs = assets.filter(({ path }) => path.endsWith('.webp'));
  const drawings = assets.filter(({ path }) => /\.svg$/.test(path) && path !== manifest.icon);
  return [
    // Leaves room for one more country, like the limit of the scripts.
    { name: 'styles', bytes: await sizeOf(manifest.styles), limit: 10.2 * kilobyte },
    { name: 'font', bytes: transferSize(manifest.font), limit: 26 * kilobyte },
    { name: 'animation data', bytes: await sizeOf(animation), limit: 6 * kilobyte },
    ...drawings.map(({ path }) => ({
      name: `drawing ${basename(path).replace(/-.*/, '')}`,
      bytes: transferSize(path),
      limit: (path.includes('/hero-') ? 12 : 8) * kilobyte,
    })),
    ...photographs.map(({ path }) => ({
      name: `photograph ${basename(path).replace(/-\w+\.webp$/, '')}`,
      bytes: transferSize(path),
      limit: 150 * kilobyte,
    })),
    ...shareImages.map(({ path }) => ({
      name: `share image ${basename(path).replace(/^share-|-.*/g, '')}`,
      bytes: transferSize(path),
      // WhatsApp shows no images larger than this.
      limit: 300 * kilobyte,
    })),
    ...routes.map(({ id }) => ({
      name: `scripts of ${id}`,
      bytes: manifest.pageScripts[id].reduce((sum, path) => sum + transferSize(path), entry),
      // Four fifths are React and its router. The limit leaves room for one more country.
      limit: 109 * kilobyte,
    })),
  ];
}

/** @throws {OperatorError} naming every size that exceeds its limit */
export function checkLimits(measures: readonly Measure[]): void {
  const problems = measures
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name} has ${bytes} bytes, and the limit is ${limit}.`);
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
}
