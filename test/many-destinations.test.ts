import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { destinationRoutes, routes } from '../shared/routes.ts';
import { clientBundle } from '../tools/build/bundles.ts';
import { addressOf, pageScripts } from '../tools/build/client-scripts.ts';
import { copyWithMoreDestinations } from '../tools/made-up-destinations.ts';

const count = 50;
const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Bundle = { readonly metafile: esbuild.Metafile; readonly sizes: ReadonlyMap<string, number> };

/** Bundles the browser's modules of a folder; sizes by address, in bytes under brotli. */
async function bundle(absWorkingDir: string): Promise<Bundle> {
  const options = clientBundle({ dist: join(folder, 'dist'), development: false });
  const { metafile, outputFiles } = await esbuild.build({
    ...options,
    absWorkingDir,
    write: false,
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [
      path.replace(/^.*\/assets\//, '/assets/'),
      brotliCompressSync(contents).length,
    ]),
  );
  return { metafile, sizes };
}

/** Bytes that a route's scripts weigh before it is live. */
function firstLoad({ metafile, sizes }: Bundle, id: (typeof routes)[number]['id']): number {
  return pageScripts(metafile)[id].reduce(
    (sum, address) => sum + (sizes.get(address) ?? Number.NaN),
    0,
  );
}

describe(`with ${count} more destinations`, () => {
  let six: Bundle;
  let many: Bundle;

  beforeAll(async () => {
    copyWithMoreDestinations(folder, count);
    [six, many] = await Promise.all([bundle(resolve('.')), bundle(folder)]);
  }, 60_000);

  it('each of them has a module of its own', () => {
    const modules = Object.values(many.metafile.outputs).map(({ entryPoint }) => entryPoint);
    expect(modules.filter((module) => module?.includes('madeup'))).toHaveLength(count);
  });

  it.each(destinationRoutes.map(({ id }) => id))("%s's own module is as large as before", (id) => {
    const module = `shared/content/${id}.ts`;
    const before = six.sizes.get(addressOf(module, six.metafile));
    expect(many.sizes.get(addressOf(module, many.metafile))).toBe(before);
  });

  it.each(routes.map(({ id }) => id))(
    '%s grows by their rows in the tables of links alone: label, path, name of the module',
    (id) => {
      const growth = firstLoad(many, id) - firstLoad(six, id);
      expect(growth).toBeGreaterThan(0);
      // A module's name has eight random characters, which no compression makes smaller than about six bytes.
      expect(growth / count).toBeLessThan(30);
    },
  );
});
