import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { manifestSchema, readBuildOutput } from '../../server/files/build-output.ts';
import { OperatorError } from '../../server/observe/operator-error.ts';
import { buildOutput } from '../fixture/build-output.ts';

const { manifest } = buildOutput;
const { alpha, ...withoutAlpha } = { ...manifest.pageScripts } as Record<string, readonly string[]>;

it('the manifest of a build is taken as it is', () => {
  expect(manifestSchema.parse(manifest)).toEqual(manifest);
});

it.each([
  { name: 'no style sheet', damaged: { ...manifest, styles: undefined }, place: ['styles'] },
  { name: 'a number as an address', damaged: { ...manifest, hydrate: 1 }, place: ['hydrate'] },
  {
    name: 'no dark colour',
    damaged: { ...manifest, themeColours: { light: '#ffffff' } },
    place: ['themeColours', 'dark'],
  },
  {
    name: 'no scripts for a page',
    damaged: { ...manifest, pageScripts: withoutAlpha },
    place: ['pageScripts', 'alpha'],
  },
  {
    name: 'a share image of a page that there is not',
    damaged: { ...manifest, shareImages: { ...manifest.shareImages, atlantis: '/assets/a.png' } },
    place: ['shareImages'],
  },
])('a manifest with $name is refused, with the place', ({ damaged, place }) => {
  const { error } = manifestSchema.safeParse(damaged);
  expect(error?.issues.map(({ path }) => path)).toEqual([place]);
});

/** A build's folder with nothing in it but this manifest. */
function writeManifest(content: unknown): string {
  const dist = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(content));
  return dist;
}

it('the operator reads what to do, and which part of the manifest is wrong', () => {
  const dist = writeManifest({ ...manifest, pageScripts: withoutAlpha });
  expect(() => readBuildOutput(dist)).toThrow(OperatorError);
  expect(() => readBuildOutput(dist)).toThrow(
    /^The build is missing or damaged: run npm run build, or copy it again\. .*"alpha"/s,
  );
});
