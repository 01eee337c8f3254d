import type { Metafile } from 'esbuild';
import { routes } from '../../shared/routes.ts';

/** URLs of the scripts that each page needs for hydration, including static imports, by route ID. */
export function pageScripts(metafile: Metafile): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    routes.map(({ id }) => {
      const page = `shared/content/${id === 'site' ? 'home' : id}/page.ts`;
      const modules = ['client/hydrate.tsx', page];
      const files = new Set(modules.map((module) => fileOf(module, metafile)));
      // The loop includes the files that it adds.
      for (const file of files) {
        for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
          if (kind === 'import-statement') files.add(path);
        }
      }
      return [id, [...files].map(toUrl)];
    }),
  );
}

/** URL of an entry point's built file, e.g. `/assets/hydrate-ABCD1234.js`. */
export function urlOf(module: string, metafile: Metafile): string {
  return toUrl(fileOf(module, metafile));
}

function fileOf(module: string, { outputs }: Metafile): string {
  const file = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === module);
  if (!file) throw new Error(`The build has no file for ${module}.`);
  return file;
}

function toUrl(file: string): string {
  return file.replace(/^.*\/assets\//, '/assets/');
}
