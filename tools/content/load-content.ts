import * as esbuild from 'esbuild';
import type {
  DestinationGuide,
  DestinationSummary,
  HomeContent,
  Unconfirmed,
} from '../../shared/content/types.ts';

export type DestinationContent = {
  readonly id: string;
  readonly label: string;
  readonly summary: DestinationSummary;
  readonly guide: DestinationGuide;
  readonly toConfirm: readonly Unconfirmed[];
};

export type Content = {
  readonly home: HomeContent;
  readonly destinations: readonly DestinationContent[];
};

const program = `
  import { home as homeContent } from './shared/content/home.ts';
  import { destinationRoutes } from './shared/routes.ts';
  export const home = homeContent;
  export const destinations = await Promise.all(
    destinationRoutes.map(async ({ id, label }) => ({
      id,
      label,
      ...(await import(\`./shared/content/\${id}/summary.ts\`)),
      ...(await import(\`./shared/content/\${id}/guide.ts\`)),
      ...(await import(\`./shared/content/\${id}/to-confirm.ts\`)),
    })),
  );
`;

/** Loads the copy of every page, without its pictures. The copy imports SVG files, so it is bundled first. */
export async function loadContent(): Promise<Content> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: program, resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    loader: { '.svg': 'empty' },
    logLevel: 'error',
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${source}`)) as Content;
}
