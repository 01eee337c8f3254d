import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from './operator-error.ts';
import { checkSharedFolder } from './publish-assets.ts';
import type { Settings } from './settings.ts';

/**
 * Checks what settings say of the machine: addresses and folders. Whether the ports are free it does not ask, since they
 * may belong to the site that is to be replaced.
 *
 * @throws {OperatorError} where the start would
 */
export async function checkMachine({ host, admin, sharedAssets }: Settings): Promise<void> {
  await checkHost('HOST', host);
  if (admin) await checkHost('ADMIN_HOST', admin.host);
  if (sharedAssets) await checkSharedFolder(sharedAssets);
}

async function checkHost(name: string, host: string): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(0, host), 'listening');
  } catch (cause) {
    const { message } = cause as Error;
    const value = JSON.stringify(host);
    throw new OperatorError(`${name} is ${value}: this machine can't listen there (${message}).`, {
      cause,
    });
  } finally {
    server.close();
  }
}
