import type { Request, Response } from 'express';
import { caching } from '../respond/caching.ts';

/** Removes itself and its caches, and reloads the open pages, which it had answered from them. */
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
 * Replaces the service worker of an older site at this origin: browsers keep one whose script is not found, and it goes on
 * answering with the old site.
 */
export function sendWorkerRemoval(_request: Request, response: Response): void {
  response.locals.responseName = 'old-service-worker';
  response.set(caching.none).type('js').send(script);
}
