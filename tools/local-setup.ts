import { OperatorError } from '../server/operator-error.ts';
import { parseSettings, type Settings } from '../server/settings.ts';
import { createForwarder, listen } from './forwarder/forwarder.ts';
import { expectFreePort, PortError } from './ports.ts';

/** What `npm start` and `npm run dev` know before they build. */
export type LocalSetup = {
  readonly settings: Settings;
  /** Undefined in production and where `ENQUIRY_ENDPOINT` names a forwarding service. */
  readonly inboxPort: number | undefined;
};

/**
 * Checks the settings and that the ports of the site and of the local inbox are free.
 *
 * @param command the command to try with another `PORT`, e.g. `npm start`
 * @throws {OperatorError | PortError} with a message for the operator
 */
export async function checkLocalSetup(
  environment: NodeJS.ProcessEnv,
  command: string,
): Promise<LocalSetup> {
  const settings = parseSettings(environment);
  const { HOST: host, PORT: port, ENQUIRY_ENDPOINT: enquiryEndpoint } = settings;
  await expectFreePort({ host, port, use: 'the site', command });
  if (environment['NODE_ENV'] === 'production' || environment['ENQUIRY_ENDPOINT']) {
    return { settings, inboxPort: undefined };
  }
  const inboxPort = Number(new URL(enquiryEndpoint).port);
  await expectFreePort({ host: 'localhost', port: inboxPort, use: 'the local inbox', command });
  return { settings, inboxPort };
}

/** Starts the local forwarding service and prints its address. Returns a function that closes it. */
export async function startLocalInbox({ inboxPort }: LocalSetup): Promise<() => Promise<void>> {
  if (inboxPort === undefined) return async () => undefined;
  const { origin, close } = await listen(createForwarder(), { host: 'localhost', port: inboxPort });
  console.log(`Enquiries arrive in the local inbox at ${origin}`);
  return close;
}

/** Runs a command's program; prints an expected error as its message alone and sets the exit code. */
export async function reportExpectedErrors(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof OperatorError || error instanceof PortError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
