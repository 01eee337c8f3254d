import { existsSync } from 'node:fs';
import { parseSettings, type Settings } from '../server/settings.ts';
import { createForwarder, listen } from './forwarder/forwarder.ts';

/** What `npm start` and `npm run dev` know before they build. */
export type LocalSetup = {
  readonly settings: Settings;
  /** Undefined in production and where `ENQUIRY_ENDPOINT` names a forwarding service. */
  readonly inboxPort: number | undefined;
};

/**
 * Reads the settings, from a file `.env` too.
 *
 * @throws {OperatorError} naming what is wrong
 */
export function prepareLocalSetup(): LocalSetup {
  // The environment ranks above the file. Node 20 has no --env-file-if-exists.
  if (existsSync('.env')) process.loadEnvFile();
  const settings = parseSettings(process.env);
  const isLocal = !settings.production && !process.env['ENQUIRY_ENDPOINT'];
  const inboxPort = isLocal ? Number(new URL(settings.ENQUIRY_ENDPOINT).port) : undefined;
  return { settings, inboxPort };
}

/** Starts the local forwarding service and prints its address. Returns a function that closes it. */
export async function startLocalInbox({ inboxPort }: LocalSetup) {
  if (inboxPort === undefined) return async () => undefined;
  const forwarder = createForwarder();
  const { origin, close } = await listen(forwarder, { host: 'localhost', port: inboxPort });
  console.log(`Enquiries arrive in the local inbox at ${origin}`);
  return close;
}
