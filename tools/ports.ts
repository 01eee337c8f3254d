import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Returns a free port below the ephemeral range, which outgoing connections may use at any time. UDP's port of the same number
 * reserves it until this process ends: another test never gets it, even before a server listens there.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const reservation = createSocket('udp4').bind(port, '127.0.0.1');
  const isReserved = await once(reservation, 'listening').then(
    () => true,
    () => false,
  );
  reservation.unref();
  return isReserved && !(await isListening(port)) ? port : freePort();
}

/** True if the port of this machine accepts connections. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Resolves when the port accepts connections. Rejects if the process exits first. */
export async function untilListening(port: number, ended: Promise<unknown>): Promise<void> {
  const exit = ended.then(() => 'exit');
  while (!(await isListening(port))) {
    if ((await Promise.race([exit, wait(20)])) === 'exit')
      throw new Error(`The process exited before it listened on port ${port}.`);
  }
}
