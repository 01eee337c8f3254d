import { existsSync } from 'node:fs';
import { OperatorError } from '../server/operator-error.ts';
import { parseSettings, type Settings } from '../server/settings.ts';
import { createForwarder, listen } from './forwarder/forwarder.ts';
import { isTaken } from './ports.ts';

/** What `npm start` and `npm run dev` know before they build. */
export type LocalSetup = {
  readonly settings: Settings;
  /** Undefined in production and where `ENQUIRY_ENDPOINT` names a forwarding service. */
  readonly inboxPort: number | undefined;
};

/**
 * Reads the settings, from a file `.env` too, and checks that the ports of the site and of the local inbox are free.
 *
 * @throws {OperatorError} naming what is wrong
 */
export async function prepareLocalSetup(): Promise<LocalSetup> {
  // The environment ranks above the file. Node 20 has no --env-file-if-exists.
  if (existsSync('.env')) process.loadEnvFile();
  const settings = parseSettings(process.env);
  const { HOST: host, PORT: port, production } = settings;
  await expectFreePort('the site', port, host);
  if (production || process.env['ENQUIRY_ENDPOINT']) return { settings, inboxPort: undefined };
  const inboxPort = Number(new URL(settings.ENQUIRY_ENDPOINT).port);
  await expectFreePort('the local inbox', inboxPort, 'localhost');
  return { settings, inboxPort };
}

async function expectFreePort(use: string, port: number, host: string): Promise<void> {
  if (!(await isTaken(port, host))) return;
  throw new OperatorError(`Port ${port} for ${use} is taken. Choose another, e.g. PORT=4000.`);
}

/** Starts the local forwarding service and prints its address. Returns a function that closes it. */
export async function startLocalInbox({ inboxPort }: LocalSetup) {
  if (inboxPort === undefined) return async () => undefined;
  const forwarder = createForwarder();
  const { origin, close } = await listen(forwarder, { host: 'localhost', port: inboxPort });
  console.log(`Enquiries arrive in the local inbox at ${origin}`);
  return close;
}
