import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { compress } from '../../server/respond/prerendered-response.ts';
import { routes } from '../../shared/routes.ts';

/** A transfer size in bytes and the most that it may be. */
type Measure = { readonly name: string; readonly bytes: number; readonly limit: number };

const kilobyte = 1000;

/** Measures what a visitor downloads beside the pages themselves, compressed with brotli, from the finished build. */
export async function measureBuild(dist: string): Promise<readonly Measure[]> {
  const { manifest, assets } = readBuildOutput(dist);

  function transferSize(address: string): number {
    const asset = assets.find(({ path }) => path === address);
    if (!asset) throw new Error(`The build has no ${address}.`);
    return (asset.encodings.br ?? asset.body).length;
  }

  async function sizeOf(content: string): Promise<number> {
    const body = Buffer.from(content);
    const { br } = await compress(body, 'page');
    return (br ?? body).length;
  }

  const entry = await sizeOf(manifest.entry);
  const animation = readFileSync('shared/pictures/flight-animation.json', 'utf8');
  const photographs = assets.filter(({ path }) => path.endsWith('.webp'));
  const drawings = assets.filter(({ path }) => /\.svg$/.test(path) && path !== manifest.icon);
  return [
    { name: 'styles', bytes: await sizeOf(manifest.styles), limit: 9.9 * kilobyte },
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
    ...routes.map(({ id }) => ({
      name: `scripts of ${id}`,
      bytes: manifest.pageScripts[id].reduce((sum, address) => sum + transferSize(address), entry),
      // Four fifths are React and its router. A page leaves room for one more country.
      limit: 106 * kilobyte,
    })),
  ];
}
