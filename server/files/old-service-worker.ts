import type { Request, Response } from 'express';
import { caching } from '../respond/caching.ts';

/** A service worker that unregisters itself, deletes its caches, and reloads the open pages that it controls. */
const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(remove());
});
async function remove() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
}
`;

/**
 * Replaces the service worker of an earlier site at this origin: browsers keep a worker whose script is not found, and it
 * would continue to serve the old site.
 */
export function sendWorkerRemoval(_request: Request, response: Response): void {
  response.locals.responseName = 'old-service-worker';
  response.set(caching.none).type('js').send(script);
}
