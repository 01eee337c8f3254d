import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { buildOutput } from '../fixture/build-output.ts';

it('a build without scripts for a page that there is now is refused, with the page and what to do', () => {
  const { manifest } = buildOutput;
  const pageScripts = { ...manifest.pageScripts, alpha: undefined };
  const dist = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ ...manifest, pageScripts }));
  const message = expect.stringMatching(
    /^The build is missing or damaged: run npm run build, or copy it again\. .*"alpha"/s,
  );
  expect(() => readBuildOutput(dist)).toThrow(
    expect.objectContaining({ name: 'OperatorError', message }),
  );
});
