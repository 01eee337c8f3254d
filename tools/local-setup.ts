import { existsSync } from 'node:fs';
import { OperatorError } from '../server/process/operator-error.ts';
import { parseSettings, type Settings } from '../server/settings/settings.ts';
import { createForwarder, listen } from './forwarder/forwarder.ts';
import { freePort } from './ports.ts';

/**
 * Reads the settings for `npm start` and `npm run dev`, including those in a `.env` file.
 *
 * @throws {OperatorError} naming every problem
 */
export async function readLocalSettings(): Promise<Settings> {
  // The environment takes precedence over the file. Node 20 has no --env-file-if-exists.
  if (existsSync('.env')) process.loadEnvFile();
  const settings = parseSettings(process.env);
  // The pages contain the port in their URLs, and are rendered before the site listens.
  if (settings.port === 0) process.env['PORT'] = String(await freePort());
  return settings;
}

/**
 * Without a configured forwarding service, starts a local inbox, sets `ENQUIRY_ENDPOINT` to it and prints its URL.
 * Otherwise prints that enquiries are real.
 */
export async function startLocalInbox(settings: Settings): Promise<void> {
  const { production, port, enquiryEndpoint } = settings;
  if (production || process.env['ENQUIRY_ENDPOINT']?.trim()) {
    console.warn(`Warning: the form posts real enquiries to ${enquiryEndpoint}.`);
    return;
  }
  const inboxPort = port === 0 ? 0 : Number(new URL(enquiryEndpoint).port);
  const endpoint = { host: 'localhost', port: inboxPort };
  const { origin } = await listen(createForwarder(), endpoint).catch((cause) => {
    throw new OperatorError(
      `The local inbox can't use port ${inboxPort}, the one next to PORT=${port}: choose another PORT, or set ENQUIRY_ENDPOINT.`,
      { cause },
    );
  });
  process.env['ENQUIRY_ENDPOINT'] = origin;
  console.log(`Enquiries arrive in the local inbox at ${origin}`);
}
