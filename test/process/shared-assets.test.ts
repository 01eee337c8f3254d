import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { importOf } from '../../tools/site-process.ts';
import { ask } from '../setup/connections.ts';
import { readLog, startProductionSite } from '../setup/process.ts';

/** The names of this build's assets. Their compressed copies are not shared. */
const names = readdirSync('dist/client/assets')
  .filter((name) => !name.endsWith('.br') && !name.endsWith('.gz'))
  .sort();
const [first = '', second = ''] = names;

const longAgo = new Date('2020-01-01');

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shared-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function dateOf(file: string): Date {
  return statSync(file).mtime;
}

/** Makes a day as long as a second for timers that repeat. */
const dayInASecond = importOf(`
  const { setInterval } = globalThis;
  globalThis.setInterval = (run, ms) => setInterval(run, ms / 86_400);`);

it('all assets of the build are in the folder before the site listens, byte for byte, and nothing else', async () => {
  const slowDisk = importOf(`
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    import { setTimeout as wait } from 'node:timers/promises';
    const { rename } = fs;
    fs.rename = async (from, to) => {
      await wait(1_000);
      await rename(from, to);
    };
    syncBuiltinESMExports();`);
  const folder = makeFolder();
  await startProductionSite({ SHARED_ASSETS: folder }, { execArgv: [slowDisk] });
  expect(readdirSync(folder).sort()).toEqual(names);
  for (const name of names) {
    const [shared, built] = [join(folder, name), join('dist/client/assets', name)];
    expect(readFileSync(shared).equals(readFileSync(built)), name).toBe(true);
  }
});

it('no asset is written in place, where another instance might serve half of it', async () => {
  const folder = makeFolder();
  const written = new Set<string | null>();
  const watcher = watch(folder, (event, name) => {
    // A file that is moved into the folder, complete, is only ever renamed.
    if (event === 'change') written.add(name);
  });
  onTestFinished(() => watcher.close());
  await startProductionSite({ SHARED_ASSETS: folder });
  expect(written.size, 'something was written').toBeGreaterThan(0);
  for (const name of names) expect(written).not.toContain(name);
});

it('an asset that is there already is left as it is, but for its date', async () => {
  const folder = makeFolder();
  const file = join(folder, first);
  writeFileSync(file, 'what is there');
  utimesSync(file, longAgo, longAgo);
  const started = Date.now();
  await startProductionSite({ SHARED_ASSETS: folder });
  expect(readFileSync(file, 'utf8')).toBe('what is there');
  // File systems round dates.
  expect(dateOf(file).getTime()).toBeGreaterThan(started - 10_000);
});

it('an asset of another build keeps its date, so that it is cleaned up some day', async () => {
  const folder = makeFolder();
  const file = join(folder, 'older-12345678.js');
  writeFileSync(file, 'older');
  utimesSync(file, longAgo, longAgo);
  await startProductionSite({ SHARED_ASSETS: folder });
  expect(dateOf(file)).toEqual(longAgo);
});

it('each day the dates are renewed, and what was deleted is put back', async () => {
  const folder = makeFolder();
  await startProductionSite({ SHARED_ASSETS: folder }, { execArgv: [dayInASecond] });
  for (const name of names) utimesSync(join(folder, name), longAgo, longAgo);
  rmSync(join(folder, second));
  function expectRenewed(): void {
    for (const name of names) expect(dateOf(join(folder, name))).not.toEqual(longAgo);
  }
  await vi.waitFor(expectRenewed, 20_000);
});

it('a folder that is gone one day is logged, and the site goes on', async () => {
  const folder = makeFolder();
  const environment = { SHARED_ASSETS: folder };
  const site = await startProductionSite(environment, { execArgv: [dayInASecond] });
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const { status } = await ask(site.port, `/assets/${first}`);
  expect(status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
  const log = await readLog(site);
  const errors = log.filter(({ level }) => level === 'error');
  expect(errors.length).toBeGreaterThan(0);
  expect(errors[0]).toMatchObject({ err: { message: expect.stringContaining(folder) } });
});
