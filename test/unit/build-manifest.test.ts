import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { buildOutput } from '../fixture/build-output.ts';

const { manifest } = buildOutput;
const { alpha, ...withoutAlpha } = { ...manifest.pageScripts } as Record<string, readonly string[]>;

it.each([
  { name: 'no style sheet', damaged: { ...manifest, styles: undefined }, place: 'styles' },
  {
    name: 'no scripts for a page',
    damaged: { ...manifest, pageScripts: withoutAlpha },
    place: 'alpha',
  },
  {
    name: 'a share image of a page that there is not',
    damaged: { ...manifest, shareImages: { ...manifest.shareImages, atlantis: '/assets/a.png' } },
    place: 'atlantis',
  },
])('a manifest with $name is refused, with the place and what to do', ({ damaged, place }) => {
  const dist = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(damaged));
  const says = `^The build is missing or damaged: run npm run build, or copy it again\\. .*"${place}"`;
  expect(() => readBuildOutput(dist)).toThrow(
    expect.objectContaining({
      name: 'OperatorError',
      message: expect.stringMatching(new RegExp(says, 's')),
    }),
  );
});
