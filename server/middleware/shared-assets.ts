import express, { type RequestHandler } from 'express';
import { caching } from '../responses/caching.ts';
import type { HeaderList } from '../responses/security-headers.ts';

/** Pages of the build before or after this one name assets that only the shared folder has. */
export function serveSharedAssets(folder: string, headers: HeaderList): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response) => response.setHeaders(new Map([...headers, ...caching.asset])),
  });
}
