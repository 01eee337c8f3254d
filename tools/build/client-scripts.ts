import type { Metafile } from 'esbuild';
import {
  destinationRoutes,
  isDestinationId,
  neighboursOf,
  type RouteId,
  routes,
} from '../../shared/routes.ts';

/** The scripts that each page needs for hydration, with all that they import: URLs by route id. */
export function pageScripts(metafile: Metafile): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    routes.map(({ id }) => [id, withImports(modulesOf(id), metafile)] as const),
  );
}

/** A page's layout and its copy. */
function modulesOf(id: RouteId): readonly string[] {
  if (isDestinationId(id)) {
    const copy = `shared/content/${id}`;
    const { previous, next } = neighboursOf(id);
    return [
      'shared/destination/destination-page.tsx',
      `${copy}/summary.ts`,
      `${copy}/guide.ts`,
      ...[previous, next].map((neighbour) => `shared/content/${neighbour.id}/summary.ts`),
    ];
  }
  if (id !== 'home' && id !== 'site') return [`shared/${id}/${id}-page.tsx`];
  const summaries = destinationRoutes.map((row) => `shared/content/${row.id}/summary.ts`);
  return ['shared/home/home-page.tsx', ...summaries];
}

/** The scripts that every page has. */
const interactive = ['client/hydrate.tsx', 'client/main-script.ts'];

function withImports(modules: readonly string[], metafile: Metafile): readonly string[] {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') visit(path);
    }
  };
  for (const module of [...interactive, ...modules]) visit(fileOf(module, metafile));
  return [...files].map(asAddress);
}

/** The built file of a module that starts a file of its own, as an address; e.g. `/assets/hydrate-ABCD1234.js`. */
export function addressOf(module: string, metafile: Metafile): string {
  return asAddress(fileOf(module, metafile));
}

function fileOf(module: string, { outputs }: Metafile): string {
  const file = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === module);
  if (!file) throw new Error(`The build has no file for ${module}.`);
  return file;
}

function asAddress(file: string): string {
  return file.replace(/^.*\/assets\//, '/assets/');
}
