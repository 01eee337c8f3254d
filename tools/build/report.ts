import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readBuildOutput } from '../../server/build-output.ts';
import { routes } from '../../shared/routes.ts';
import { freePort, productionSettings, startSite, stopSite } from '../running-site.ts';
import { brotliOf } from './compress.ts';
import { measureAnswer } from './measure-answer.ts';

/** A size in bytes and the most that it may be. */
export type Measure = { readonly name: string; readonly bytes: number; readonly limit: number };

const kilobyte = 1000;
/** TCP's first congestion window: ten segments of 1,460 bytes. What fits needs one round trip. */
const firstWindow = 14_600;

/** Measures what a visitor's line has to carry, from the finished build. */
export async function measureBuild(dist: string): Promise<readonly Measure[]> {
  const { manifest, assets } = readBuildOutput(dist);

  function wireSize(address: string): number {
    const asset = assets.find(({ path }) => path === address);
    if (!asset) throw new Error(`The build has no ${address}.`);
    return (asset.encodings.br ?? asset.body).length;
  }

  const styles = await brotliOf(manifest.styles);
  const entry = await brotliOf(manifest.entry);
  const animation = await brotliOf(readFileSync('pictures/flight-animation.json'));
  const drawings = assets.filter(({ path }) => /\.svg$/.test(path) && path !== manifest.icon);
  return [
    { name: 'styles', bytes: styles.length, limit: 9 * kilobyte },
    { name: 'font', bytes: wireSize(manifest.font), limit: 26 * kilobyte },
    { name: 'animation data', bytes: animation.length, limit: 6 * kilobyte },
    ...drawings.map(({ path }) => ({
      name: `drawing ${basename(path).replace(/-.*/, '')}`,
      bytes: wireSize(path),
      limit: (path.includes('/hero-') ? 12 : 8) * kilobyte,
    })),
    ...routes.map(({ id }) => ({
      name: `scripts of ${id}`,
      bytes: manifest.pageScripts[id].reduce(
        (sum, address) => sum + wireSize(address),
        entry.length,
      ),
      limit: 84 * kilobyte,
    })),
    ...(await measureAnswers(dist)),
  ];
}

/** The full answer for each route, status line and headers included, as a browser gets it. */
async function measureAnswers(dist: string): Promise<readonly Measure[]> {
  const port = await freePort();
  const site = await startSite(dist, {
    ...productionSettings,
    PORT: String(port),
    LOG_LEVEL: 'silent',
  });
  try {
    const measures: Measure[] = [];
    for (const { id, path } of routes) {
      const bytes = await measureAnswer(port, path);
      measures.push({ name: `answer of ${id}`, bytes, limit: firstWindow });
    }
    return measures;
  } finally {
    await stopSite(site);
  }
}

/** The report as a table for people. */
export function formatReport(measures: readonly Measure[]): string {
  const number = (value: number) => value.toLocaleString('en').padStart(8);
  const lines = measures.map(
    ({ name, bytes, limit }) =>
      `${bytes > limit ? '✗' : ' '} ${name.padEnd(24)}${number(bytes)} of${number(limit)}`,
  );
  return ['Bytes over the wire, compressed with brotli:', ...lines].join('\n');
}
