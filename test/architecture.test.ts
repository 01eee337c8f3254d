import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { clientBundle, serverBundle } from '../tools/build/bundles.ts';

// The pictures' files are written wherever the bundles themselves go; the bundles stay in memory.
const folder = mkdtempSync(join(tmpdir(), 'par-avion-'));
const production = { dist: folder, development: false };
const [client, server] = await Promise.all([
  bundle(clientBundle(production)),
  bundle(serverBundle(production)),
]);

async function bundle(options: esbuild.BuildOptions) {
  const { metafile, outputFiles } = await esbuild.build({
    ...options,
    write: false,
    metafile: true,
  });
  return { inputs: metafile.inputs, outputFiles };
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What each file of ours imports of ours, at once or later. A picture is its module, whoever imports it. */
const imports = new Map<string, ReadonlySet<string>>();
for (const { inputs } of [client, server]) {
  for (const [file, { imports: all }] of Object.entries(inputs)) {
    if (!isOurs(file)) continue;
    const found = all.map(({ path }) => withoutSuffix(path)).filter(isOurs);
    const name = withoutSuffix(file);
    imports.set(name, new Set([...(imports.get(name) ?? []), ...found]));
  }
}

const files = [...imports.keys()];
const folderOf = (file: string) => file.slice(0, file.indexOf('/'));

describe('the folder says where code runs', () => {
  it('there is something to look at', () => {
    for (const name of ['client', 'server', 'shared', 'pictures']) {
      expect(files.map(folderOf)).toContain(name);
    }
    expect(imports.get('server/main.ts')).toContain('server/site.ts');
    expect(imports.get('shared/pages.tsx')).toContain('shared/content/usa.ts');
  });

  it.each([
    ['client', ['client', 'shared', 'pictures']],
    ['server', ['server', 'shared']],
    ['shared', ['shared', 'pictures']],
    ['pictures', []],
  ] as const)('%s/ imports from %j alone', (name, allowed) => {
    const forbidden = files
      .filter((file) => folderOf(file) === name)
      .flatMap((file) => [...(imports.get(file) ?? [])].map((path) => `${file} → ${path}`))
      .filter((line) => !allowed.some((start) => line.split(' → ')[1]?.startsWith(`${start}/`)));
    expect(forbidden).toEqual([]);
  });

  it('shared/ and client/ import nothing of Node’s', () => {
    const found = Object.entries(client.inputs)
      .filter(([file]) => isOurs(file))
      .flatMap(([file, input]) => input.imports.map(({ path }) => `${file} → ${path}`))
      .filter((line) => /→ node:/.test(line));
    expect(found).toEqual([]);
  });

  it('the browser gets nothing of server/, and the server nothing of client/', () => {
    const folders = (inputs: esbuild.Metafile['inputs']) =>
      new Set(Object.keys(inputs).filter(isOurs).map(folderOf));
    expect(folders(client.inputs)).toEqual(new Set(['client', 'shared', 'pictures']));
    expect(folders(server.inputs)).toEqual(new Set(['server', 'shared', 'pictures']));
  });
});

it('no file of ours imports itself by a detour', () => {
  expect(findCycles()).toEqual([]);
});

it('the built site holds nothing of the tests and tools', () => {
  for (const { inputs } of [client, server]) {
    const found = Object.keys(inputs).filter((file) => /^(test|tools|build|dist)\//.test(file));
    expect(found).toEqual([]);
  }
});

describe('what the browser is sent', () => {
  it('reads no environment', () => {
    for (const { text, path } of client.outputFiles) expect(text, path).not.toMatch(/process\.env/);
  });

  it('needs no eval, which the security policy forbids', () => {
    for (const { text, path } of client.outputFiles) {
      expect(text, path).not.toMatch(/\beval\(|new Function\(/);
    }
  });

  it('has none of the developer’s warnings of React', () => {
    for (const { text } of client.outputFiles) expect(text).not.toContain('validateDOMNesting');
  });
});

describe('the environment', () => {
  it('is read once, where the process starts', () => {
    const readers = sourceFiles(['client', 'server', 'shared']).filter((file) =>
      /process\.env|import\.meta\.env/.test(readFileSync(file, 'utf8')),
    );
    expect(readers).toEqual(['server/main.ts']);
  });

  it('and the clock and chance stay out of what is rendered', () => {
    const users = sourceFiles(['shared']).filter((file) =>
      /\bnew Date\(|\bDate\.now|Math\.random|performance\.now|\bIntl\b|toLocale/.test(
        withoutComments(readFileSync(file, 'utf8')),
      ),
    );
    expect(users).toEqual([]);
  });
});

it('react-router-dom, whose next version is another package, is imported in few places', () => {
  const known = [
    'client/after-navigation.tsx',
    'client/home-appeared.tsx',
    'client/hydrate.tsx',
    'client/use-links.ts',
    'server/render-page.tsx',
    'shared/components/success-panel.tsx',
  ];
  const importers = sourceFiles(['client', 'server', 'shared']).filter((file) =>
    /from 'react-router(-dom)?'/.test(readFileSync(file, 'utf8')),
  );
  expect(importers.filter((file) => !known.includes(file))).toEqual([]);
});

function isOurs(file: string): boolean {
  return (
    !file.startsWith('node_modules/') && !file.includes('/node_modules/') && /^\w+\//.test(file)
  );
}

function withoutSuffix(file: string): string {
  return file.replace(/\?.*$/, '');
}

function withoutComments(source: string): string {
  return source.replace(/\/\*.*?\*\//gs, '').replace(/\/\/.*$/gm, '');
}

function sourceFiles(folders: readonly string[]): readonly string[] {
  return folders.flatMap((name) =>
    readdirSync(name, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
}

/** Each way round, once, as the files it passes. */
function findCycles(): readonly string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  function visit(file: string, path: readonly string[]): void {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  }
  for (const file of files) visit(file, []);
  return cycles;
}
