import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

it('docs/licences.md names every direct dependency with its licence, those that ship first', () => {
  const rows = readFileSync('docs/licences.md', 'utf8').matchAll(
    /^\| (@?[a-z][^ ]*) \| (.*) \| .* \|$/gm,
  );
  const listed = [...rows].map(([, name, licence]) => [name, licence]).slice(1);
  const groups = [manifest.dependencies, manifest.devDependencies];
  const right = groups.flatMap((group) =>
    Object.keys(group).map((name) => [name, licenceOf(name)]),
  );
  expect(listed, 'docs/licences.md: its table must have these rows').toEqual(right);
});

function licenceOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).license;
}
