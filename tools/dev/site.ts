import type { RequestListener } from 'node:http';
import { createApp } from '../../server/app.ts';
import { readBuildOutput } from '../../server/files/build-output.ts';
import { createLog } from '../../server/process/log.ts';
import { parseSettings } from '../../server/settings/settings.ts';
import { inIndia } from '../../shared/months.ts';

/**
 * Creates the application from a development build. `npm run dev` reloads this module after each save, including everything
 * from `server/` and `shared/`.
 */
export async function createSite(dist: string): Promise<RequestListener> {
  const { app } = await createApp({
    settings: parseSettings(process.env),
    build: readBuildOutput(dist),
    log: createLog(process.stdout),
    server: {
      isDraining: () => false,
      count: () => 0,
      countRejected: () => ({ connections: 0, requests: 0 }),
    },
    today: () => inIndia(Date.now()).day,
  });
  return app;
}
