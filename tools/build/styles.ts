import * as esbuild from 'esbuild';
import { fontFaces } from './font.ts';

/** The site's style sheet, minified, after the font's rules. */
export async function buildStyles(fontAddress: string): Promise<string> {
  const result = await esbuild.build({
    entryPoints: ['client/styles/index.css'],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    logLevel: 'warning',
  });
  const [sheet] = result.outputFiles;
  const faces = await esbuild.transform(fontFaces(fontAddress), { loader: 'css', minify: true });
  return (faces.code + (sheet?.text ?? '')).trim();
}
