import { afterEach, beforeAll, expect } from 'vitest';
import { createForwarder, listen } from '../../tools/forwarder/forwarder.ts';
import { freePort } from '../../tools/ports.ts';
import { startSite } from '../setup/site-process.ts';

/** Starts the built site with a public origin that browsers reach. */
export async function startBrowserSite(endpoint = 'http://localhost:9') {
  const environment = {
    // Known in advance, since the public origin contains the port.
    PORT: String(await freePort()),
    ENQUIRY_ENDPOINT: endpoint,
    ENQUIRY_INBOX: 'inbox@par-avion.example',
    ENQUIRY_RETURN: 'on',
  };
  return startSite({ environment });
}

export type Site = ReturnType<typeof runSite>;

/** Runs the built site and the local forwarding service, which sends visitors back, for the tests of a file. */
export function runSite() {
  // The origin is set once the site runs, e.g. `http://localhost:41234`.
  const site = { origin: '', forwarder: createForwarder() };

  beforeAll(async () => {
    const inbox = await listen(site.forwarder, { host: 'localhost', port: 0 });
    const server = await startBrowserSite(inbox.origin);
    site.origin = server.origin;
    return async () => {
      await Promise.all([server.stop(), inbox.close()]);
      // Pages report problems to the server.
      const requests = (await server.stdout).match(/GET|\/browser-problem\/\w+/g);
      expect([...new Set(requests)]).toEqual(['GET']);
    };
  });
  afterEach(() => site.forwarder.reset());
  return site;
}
