import { readFile, writeFile } from 'node:fs/promises';
import { type MinifyOptions, minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };

const options: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3 },
  format: { comments: false },
};
/** How scripts are minified, in words. Their names are hashed before, and have to change with it. */
export const minifier = `terser ${terser.version} ${JSON.stringify(options)}`;

/** Chromium compiles such a script off the main thread, whole, where it would do it on it, function by function. */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

/** Makes built scripts smaller in their place. What no line of a bundle uses, terser sees better than esbuild does. */
export async function minifyFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      await writeFile(file, compileAtOnce + (await minifyModule(await readFile(file, 'utf8'))));
    }),
  );
}

/** Makes a script smaller that is an ECMAScript module. */
export async function minifyModule(source: string): Promise<string> {
  const { code = '' } = await minify(source, options);
  return code;
}
