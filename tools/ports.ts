import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port is taken; the message says how to choose another. */
export class PortError extends Error {}

type Wanted = {
  readonly host: string;
  readonly port: number;
  /** What the port is for, e.g. `the site`. */
  readonly use: string;
  /** The command to try with another `PORT`, e.g. `npm start`. */
  readonly command: string;
};

/**
 * Checks that the port is not taken. The server itself reports every other reason for not listening.
 *
 * @throws {PortError} naming the port where it is taken
 */
export async function expectFreePort({ host, port, use, command }: Wanted): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return;
    const other = port < 4000 || port > 4001 ? 4000 : 5000;
    throw new PortError(
      `Port ${port} for ${use} is taken. Choose another: PORT=${other} ${command}`,
    );
  }
  server.close();
  await once(server, 'close');
}
