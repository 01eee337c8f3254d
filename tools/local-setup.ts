import { existsSync } from 'node:fs';
import { parseSettings } from '../server/settings.ts';
import { createForwarder, listen } from './forwarder/forwarder.ts';

type LocalSetup = ReturnType<typeof prepareLocalSetup>;

/**
 * What `npm start` and `npm run dev` know before they build. Reads the settings, from a file `.env` too.
 *
 * @throws {OperatorError} naming what is wrong
 */
export function prepareLocalSetup() {
  // The environment ranks above the file. Node 20 has no --env-file-if-exists.
  if (existsSync('.env')) process.loadEnvFile();
  const settings = parseSettings(process.env);
  // No inbox in production, and where a forwarding service is named.
  const isLocal = !settings.production && !process.env['ENQUIRY_ENDPOINT'];
  const inboxPort = isLocal ? Number(new URL(settings.enquiryEndpoint).port) : undefined;
  return { settings, inboxPort };
}

/** Starts the local forwarding service and prints its address. */
export async function startLocalInbox({ inboxPort }: LocalSetup): Promise<void> {
  if (inboxPort === undefined) return;
  const forwarder = createForwarder();
  const { origin } = await listen(forwarder, { host: 'localhost', port: inboxPort });
  console.log(`Enquiries arrive in the local inbox at ${origin}`);
}
