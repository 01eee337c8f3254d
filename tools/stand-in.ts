import { standInPort } from '../server/config.ts';
import { createForwarder, listen } from '../test/forwarder/forwarder.ts';

/**
 * Starts the local stand-in for the forwarding service one port above the site, where the unconfigured site looks for
 * it. Production, and a site with an `ENQUIRY_ENDPOINT` of its own, get none. Returns how to close it.
 */
export async function startStandIn(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const nothing = () => Promise.resolve();
  if (environment['NODE_ENV'] === 'production' || environment['ENQUIRY_ENDPOINT']) return nothing;
  const sitePort = Number(environment['PORT'] || 3000);
  // The site itself says what is wrong with a wrong port.
  if (!(sitePort >= 1 && sitePort <= 65_535)) return nothing;
  const port = standInPort(sitePort);
  const { close } = await listen(createForwarder(), { host: 'localhost', port });
  console.log(`Enquiries arrive in the local inbox at http://localhost:${port}`);
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  return close;
}
