import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import { createPageCache } from '../shared/page-cache.ts';
import { loadPage } from '../shared/pages.tsx';
import { createAccessLog, noLog } from './access-log.ts';
import { createAnswer } from './answer.ts';
import { createApp } from './app.ts';
import type { BuildOutput } from './build-output.ts';
import type { Config } from './config.ts';
import { createPageRenderer, cspHashOf } from './render-page.tsx';
import { createResponseStore } from './response-store.ts';
import { createSecurityHeaders } from './security-headers.ts';

export type Site = {
  /** The whole site as an Express application. */
  readonly app: Express;
  /** The same, with known addresses answered before Express sees them. */
  readonly listener: RequestListener;
  /** Puts the smallest compressed bodies in place of the quick ones; takes a second or two of another thread. */
  compress(stop: AbortSignal): Promise<void>;
};

/** Puts the site together. Rejects when a page can't be rendered, so that a broken one fails the start. */
export async function createSite(config: Config, build: BuildOutput): Promise<Site> {
  const { publicOrigin, enquiryEndpoint, settings } = config;
  const headers = createSecurityHeaders({
    styleHash: cspHashOf(build.manifest.styles),
    scriptHash: cspHashOf(build.manifest.entry),
    enquiryEndpoint,
  });
  const pages = createPageCache(loadPage);
  const renderer = createPageRenderer({ manifest: build.manifest, settings, publicOrigin, pages });
  const store = await createResponseStore({
    build,
    headers,
    publicOrigin,
    renderer,
    enquiryReturn: settings.enquiryReturn,
  });
  const logRequest = config.logRequests
    ? createAccessLog((text) => process.stdout.write(text))
    : noLog;
  const answer = createAnswer({ store, logRequest });
  const app = createApp({ answer, store, headers, logRequest });
  return {
    app,
    compress: store.compress,
    listener: (request, response) => {
      let answered = false;
      try {
        answered = answer(request, response);
      } catch {
        // Express meets the same fault, and has the view for it.
      }
      if (!answered) app(request, response);
    },
  };
}
