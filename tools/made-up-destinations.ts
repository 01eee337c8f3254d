import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const sources = ['client', 'pictures', 'server', 'shared', 'tools', 'package.json'];

/**
 * Copies the sources into `folder` with `count` more destinations: a row in each table, and the USA's words and drawing
 * for each, under a name of its own. Throws when a table is not where it was.
 */
export function copyWithMoreDestinations(folder: string, count: number): void {
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const names = Array.from({ length: count }, (_, index) => `madeup${index}`);
  insert(
    'shared/routes.ts',
    "  destination('ireland', 'Ireland'),\n",
    (name) => `  destination('${name}', 'Made up ${name.slice(6)}'),\n`,
  );
  insert(
    'shared/pages.tsx',
    "  ireland: async () => (await import('./content/ireland.ts')).ireland,\n",
    (name) => `  ${name}: async () => (await import('./content/${name}.ts')).${name},\n`,
  );
  insert(
    'shared/content/home.ts',
    'export const spotlights: Readonly<Record<DestinationId, Spotlight>> = {\n',
    (name) => `  ${name}: { picture: usa, lines: ['Begins soon.', 'Ends well.'] },\n`,
  );
  for (const name of names) {
    rewrite('shared/content/usa.ts', `shared/content/${name}.ts`, (copy) =>
      copy
        .replace('pictures/usa.svg', `pictures/${name}.svg`)
        .replace('const usa', `const ${name}`)
        .replaceAll('the USA', `the land of ${name}`),
    );
    rewrite('pictures/usa.svg', `pictures/${name}.svg`, (drawing) =>
      drawing.replace('</svg>', `<text>${name}</text></svg>`),
    );
  }

  function insert(file: string, after: string, row: (name: string) => string): void {
    rewrite(file, file, (source) => {
      if (!source.includes(after)) throw new Error(`${file} lacks the row ${after}`);
      return source.replace(after, after + names.map(row).join(''));
    });
  }

  function rewrite(from: string, to: string, change: (source: string) => string): void {
    writeFileSync(join(folder, to), change(readFileSync(from, 'utf8')));
  }
}
