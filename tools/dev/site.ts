import type { RequestListener } from 'node:http';
import { createApp } from '../../server/app.ts';
import { readBuildOutput } from '../../server/build-output.ts';
import { createLog } from '../../server/log.ts';
import { parseSettings } from '../../server/settings.ts';

/**
 * Creates the application with a development build. After each save `npm run dev` loads this module anew, and with it
 * everything from `server/` and `shared/`.
 */
export async function createSite(dist: string): Promise<RequestListener> {
  return createApp({
    settings: parseSettings(process.env),
    build: readBuildOutput(dist),
    log: createLog(process.stdout),
    observers: [],
    isDraining: () => false,
  });
}
