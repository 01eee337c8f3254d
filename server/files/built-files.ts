import type { RequestHandler } from 'express';
import { caching } from '../respond/caching.ts';
import {
  type Encodings,
  type PrerenderedResponse,
  prerender,
} from '../respond/prerendered-response.ts';
import { send } from '../respond/send.ts';
import type { BuildOutput, Manifest } from './build-output.ts';

/** Responses for all built files and crawler files, by path. */
export async function prepareFiles(
  build: BuildOutput,
  crawlerFiles: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, PrerenderedResponse>> {
  const files: readonly File[] = [
    ...build.assets,
    ...Object.entries(crawlerFiles).map(([path, body]) => ({ path, body })),
    // Feed readers and other programs request this URL without reading a page, and accept a PNG.
    ...build.assets
      .filter(({ path }) => path === build.manifest.appleTouchIcon)
      .map((icon) => ({ ...icon, path: '/favicon.ico', type: 'png' })),
  ];
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.path, await prepareFile(file, build.manifest)] as const),
    ),
  );
}

type File = {
  readonly path: string;
  readonly body: Buffer | string;
  readonly encodings?: Encodings;
  /** File extension that selects the media type, if the path has none. */
  readonly type?: string;
};

function prepareFile(file: File, { shareImages }: Manifest): Promise<PrerenderedResponse> {
  const { path, type = path.slice(path.lastIndexOf('.') + 1) } = file;
  // Only names below /assets contain a hash of the content.
  const isAsset = path.startsWith('/assets/');
  const isShareImage = Object.values(shareImages).includes(path);
  return prerender({
    ...file,
    name: isAsset ? 'asset' : path.slice(1),
    type,
    headers: {
      ...(isAsset ? caching.asset : caching.hour),
      // Messengers show a page's share image from their own origin.
      ...(isShareImage && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    },
  });
}

/** Sends the file at the request's path. */
export function createFileHandler(files: ReadonlyMap<string, PrerenderedResponse>): RequestHandler {
  return function sendFile(request, response, next) {
    const file = files.get(request.path);
    if (file) send(request, response, file);
    else next();
  };
}
