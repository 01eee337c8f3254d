import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBuildOutput } from '../../server/respond/build-output.ts';
import { serveSite } from '../setup/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
const SHARED_ASSETS = join(folder, 'shared');
mkdirSync(SHARED_ASSETS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Another build: the name of every script differs.
const { assets, ...build } = readBuildOutput('dist');
const renamed = assets.map((asset) => ({ ...asset, path: asset.path.replace('.js', '.newer.js') }));
const newer = { ...build, assets: renamed };
const paths = [...assets, ...renamed].map(({ path }) => path);

it('instances of two builds answer what a page of the other names, where they share a folder', async () => {
  const one = await serveSite({ SHARED_ASSETS });
  const other = await serveSite({ SHARED_ASSETS }, newer);
  for (const path of paths.filter((each) => each.endsWith('.js'))) {
    for (const { ask } of [one, other]) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      expect(headers).toHaveProperty('content-security-policy');
    }
  }
  writeFileSync(join(SHARED_ASSETS, '.hidden'), 'secret');
  writeFileSync(join(folder, 'outside.js'), 'secret');
  for (const name of ['', '.hidden', '%2e%2e/outside.js', '..%2foutside.js', '../outside.js']) {
    const { status, text } = await one.ask(`/assets/${name}`);
    expect([status, text], name).toEqual([404, '']);
  }
});
