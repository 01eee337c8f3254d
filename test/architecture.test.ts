import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readBuildOutput } from '../server/respond/build-output.ts';

const folders = ['client', 'server', 'shared', 'pictures'] as const;
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

const { metafile } = await esbuild.build({
  entryPoints: files,
  bundle: true,
  splitting: true,
  format: 'esm',
  write: false,
  outdir: 'unused',
  metafile: true,
  packages: 'external',
  external: ['node:*'],
  loader: { '.svg': 'empty' },
});

/** The paths that each source file imports, at once or later. */
const imports = new Map(
  Object.entries(metafile.inputs).map(([file, input]) => [
    file,
    input.imports.map(({ path }) => path),
  ]),
);

describe('the folder says where code runs', () => {
  it('there are imports to look at, those made later among them', () => {
    expect(imports.get('server/main.ts')).toContain('server/start.ts');
    expect(imports.get('client/hydrate.tsx')).toContain('react');
    expect(imports.get('shared/load-page.tsx')).toContain('shared/pages/home-page.tsx');
  });

  it.each<[string, RegExp]>([
    ['client', /^(client|shared)\//],
    ['server', /^(node:|server\/|shared\/)/],
    // Of a picture the pages show the file; they never run what drew it.
    ['shared', /^(shared\/|pictures\/.*\.(svg|json)$)/],
    ['pictures', /^(node:|pictures\/|shared\/(routes|content\/site)\.ts$)/],
  ])('%s/ imports nothing but packages and %s', (folder, allowed) => {
    const isPackage = (path: string) => !/^(client|server|shared|pictures)\/|^node:/.test(path);
    const wrong = [...imports]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .flatMap(([file, paths]) => paths.map((path) => ({ file, path })))
      .filter(({ path }) => !allowed.test(path) && !isPackage(path));
    expect(wrong).toEqual([]);
  });

  it('no file imports itself, neither at once nor later by way of others', () => {
    // Files are taken away that import none of those left; what then remains is on a cycle or leads to one.
    const left = new Map(imports);
    for (let size = -1; size !== left.size; ) {
      size = left.size;
      for (const [file, paths] of left) {
        if (!paths.some((path) => left.has(path))) left.delete(file);
      }
    }
    expect([...left.keys()]).toEqual([]);
  });
});

it('the browser is sent no environment, no eval, and nothing of React’s development build', () => {
  const scripts = readBuildOutput('dist').assets.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const unwanted = /process\.env|\beval\(|new Function\(|validateDOMNesting/;
  const found = scripts.filter(({ body }) => unwanted.test(body.toString()));
  expect(found.map(({ path }) => path)).toEqual([]);
});

describe('a page is rendered from the same input to the same bytes', () => {
  /** The files whose code, without comments, matches. */
  function filesWith(pattern: RegExp): readonly string[] {
    const comments = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;
    return files.filter((file) => pattern.test(readFileSync(file, 'utf8').replace(comments, '')));
  }

  it('the environment is read once, where the process starts', () => {
    expect(filesWith(/process\.env|import\.meta\.env/)).toEqual(['server/main.ts']);
  });

  it('the clock and randomness are used where nothing is rendered', () => {
    const clock =
      /\bnew Date\(|\bDate\.now|Math\.random|performance\.now|\bIntl\b|toLocale|randomUUID/;
    const inBrowserOnly = /\/use-[\w-]+\.ts$|^shared\/enquiry\/enquiry-draft\.ts$/;
    const rendering = filesWith(clock).filter((file) => /^(shared|server\/render)\//.test(file));
    expect(rendering.filter((file) => !inBrowserOnly.test(file))).toEqual([]);
  });
});

it('no file is longer than 150 lines, but for copy, the route table and the settings', () => {
  const long = files
    .filter((file) => !/^(shared\/(content\/|routes\.ts)|server\/settings\.ts)/.test(file))
    .filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 150);
  expect(long).toEqual([]);
});
