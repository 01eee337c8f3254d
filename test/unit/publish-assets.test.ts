import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { OperatorError } from '../../server/operator-error.ts';
import { publishAssets } from '../../server/publish-assets.ts';

const assets = [
  { path: '/assets/a-11111111.js', body: Buffer.from('first'), encodings: {} },
  { path: '/assets/b-22222222.js', body: Buffer.from('second'), encodings: {} },
  { path: '/licences.txt', body: Buffer.from('not shared'), encodings: {} },
];

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('the files whose names change with their content lie in the folder, and nothing else', async () => {
  const folder = createFolder();
  await publishAssets(assets, folder);
  expect(readdirSync(folder).sort()).toEqual(['a-11111111.js', 'b-22222222.js']);
  expect(readFileSync(join(folder, 'b-22222222.js'), 'utf8')).toBe('second');
});

it('a file of another build stays', async () => {
  const folder = createFolder();
  writeFileSync(join(folder, 'older-33333333.js'), 'older');
  await publishAssets(assets, folder);
  expect(readFileSync(join(folder, 'older-33333333.js'), 'utf8')).toBe('older');
});

it('a file that is there already is not written again, and gets the day of today', async () => {
  const folder = createFolder();
  const file = join(folder, 'a-11111111.js');
  writeFileSync(file, 'there already');
  utimesSync(file, new Date('2020-01-01'), new Date('2020-01-01'));
  await publishAssets(assets, folder);
  expect(readFileSync(file, 'utf8')).toBe('there already');
  expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(60_000);
});

it('a file appears when it is complete, so that nobody serves half of one', async () => {
  const folder = createFolder();
  // A write to the name itself would go through this link; a finished file that is moved there replaces it.
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'a-11111111.js'));
  await publishAssets(assets, folder);
  expect(lstatSync(join(folder, 'a-11111111.js')).isSymbolicLink()).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(['a-11111111.js', 'b-22222222.js']);
});

it('a folder that is missing is not made: no other instance would see it', async () => {
  const folder = join(createFolder(), 'missing');
  const publishing = publishAssets(assets, folder);
  await expect(publishing).rejects.toThrow(OperatorError);
  await expect(publishing).rejects.toThrow(`SHARED_ASSETS is "${folder}": it can't be written`);
});
