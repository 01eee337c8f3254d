import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readBuildOutput } from '../server/respond/build-output.ts';

const folders = ['client', 'server', 'shared', 'pictures'] as const;
const files = sourceFiles(folders);

const { metafile } = await esbuild.build({
  entryPoints: [...files],
  bundle: true,
  splitting: true,
  format: 'esm',
  write: false,
  outdir: 'unused',
  metafile: true,
  packages: 'external',
  external: ['node:*'],
  loader: { '.svg': 'empty' },
  logLevel: 'error',
});

/** What each source file imports, at once or later. */
const imports = new Map(
  Object.entries(metafile.inputs).map(([file, input]) => [file, input.imports]),
);

/** Every import of a folder's files that is not allowed, as `file → path`. */
function importsOf(folder: string, isAllowed: (path: string) => boolean): readonly string[] {
  return [...imports]
    .filter(([file]) => file.startsWith(`${folder}/`))
    .flatMap(([file, all]) => all.map(({ path }) => [file, path] as const))
    .filter(([, path]) => !isAllowed(path))
    .map(([file, path]) => `${file} → ${path}`);
}

function isPackage(path: string): boolean {
  return !folders.some((folder) => path.startsWith(`${folder}/`)) && !path.startsWith('node:');
}

describe('the folder says where code runs', () => {
  it('there are imports to look at, those made later among them', () => {
    const pathsOf = (file: string) => imports.get(file)?.map(({ path }) => path);
    expect(pathsOf('server/main.ts')).toContain('server/listener.ts');
    expect(pathsOf('client/hydrate.tsx')).toContain('react');
    expect(pathsOf('shared/load-page.tsx')).toContain('shared/pages/home-page.tsx');
  });

  it.each<[string, RegExp]>([
    ['client', /^(client|shared)\//],
    ['server', /^(node:|server\/|shared\/)/],
    // Of a picture the pages show the file; they never run what drew it.
    ['shared', /^(shared\/|pictures\/.*\.(svg|json)$)/],
    ['pictures', /^(node:|pictures\/|shared\/(routes|content\/site)\.ts$)/],
  ])('%s/ imports nothing but packages and %s', (folder, allowed) => {
    expect(importsOf(folder, (path) => allowed.test(path) || isPackage(path))).toEqual([]);
  });

  it('no file imports itself, neither at once nor later by way of others', () => {
    expect(findCycles()).toEqual([]);
  });
});

describe('what the browser is sent', () => {
  const scripts = readBuildOutput('dist').assets.filter(({ path }) => path.endsWith('.js'));

  it.each([
    ['no environment', /process\.env/],
    ['no eval, which the security policy forbids', /\beval\(|new Function\(/],
    ['none of React’s warnings for developers', /validateDOMNesting/],
  ])('holds %s', (_name, forbidden) => {
    expect(scripts.length).toBeGreaterThan(5);
    const found = scripts.filter(({ body }) => forbidden.test(body.toString()));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('a page is rendered from the same input to the same bytes', () => {
  it('the environment is read once, where the process starts', () => {
    expect(filesWith(/process\.env|import\.meta\.env/)).toEqual(['server/main.ts']);
  });

  it('the clock and randomness are used where nothing is rendered', () => {
    const found = filesWith(
      /\bnew Date\(|\bDate\.now|Math\.random|performance\.now|\bIntl\b|toLocale|randomUUID/,
    );
    const rendering = found.filter((file) => /^(shared|server\/render)\//.test(file));
    const inBrowserOnly = /\/use-[\w-]+\.ts$|^shared\/enquiry\/enquiry-draft\.ts$/;
    expect(rendering.filter((file) => !inBrowserOnly.test(file))).toEqual([]);
  });
});

it('no file is longer than 150 lines, but for copy and the route table', () => {
  const long = files.filter((file) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    return lines > 150 && !/^shared\/(content\/|routes\.ts)/.test(file);
  });
  expect(long).toEqual([]);
});

/** The files whose code, without comments, matches. */
function filesWith(pattern: RegExp): readonly string[] {
  return files.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return pattern.test(source.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, ''));
  });
}

function sourceFiles(names: readonly string[]): readonly string[] {
  return names.flatMap((name) =>
    readdirSync(name, { recursive: true, withFileTypes: true })
      .filter((entry) => /(?<!\.d)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
}

/** Each cycle once, as the files on it. */
function findCycles(): readonly string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  function visit(file: string, path: readonly string[]): void {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const { path: next } of imports.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  }
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}
