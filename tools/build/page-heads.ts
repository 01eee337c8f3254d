import * as esbuild from 'esbuild';
import type { RouteId } from '../../shared/routes.ts';
import { pictures } from './bundles.ts';

export type PageHeads = Readonly<
  Record<RouteId, { readonly title: string; readonly description: string }>
>;

const program = `
  import { loadPage } from './shared/load-page.tsx';
  import { routes } from './shared/routes.ts';
  export const heads = Object.fromEntries(
    await Promise.all(routes.map(async (route) => {
      const { title, description } = await loadPage(route);
      return [route.id, { title, description }];
    })),
  );
`;

/** Title and description of every page. The copy imports drawings, so it is bundled before it can be read. */
export async function readPageHeads(): Promise<PageHeads> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: program, resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire('file:///');",
    },
    external: ['*/flight-player.ts'],
    plugins: [pictures()],
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { heads } = (await import(`data:text/javascript;base64,${source}`)) as { heads: PageHeads };
  return heads;
}
