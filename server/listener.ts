import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';
import { findViolation } from './limits.ts';
import type { Log } from './log.ts';
import { type Observer, observeExchanges } from './observe.ts';
import { createPageRenderer, cspHashOf } from './render/render-page.tsx';
import { createSecurityHeaders } from './render/security-headers.ts';
import { createAnswer, createFaultAnswer } from './respond/answer.ts';
import type { BuildOutput } from './respond/build-output.ts';
import { createResponseStore, type ResponseStore } from './respond/response-store.ts';
import type { Settings } from './settings.ts';
import type { Shutdown } from './shutdown.ts';

export type ListenerDependencies = {
  readonly log: Log;
  /** Told of each request. */
  readonly observers: readonly Observer[];
  readonly shutdown: Shutdown;
};

/**
 * The whole site: prepared responses first, Express for every other request. Rejects when a page can't be rendered, so
 * that a broken page fails the start.
 */
export async function createListener(
  settings: Settings,
  build: BuildOutput,
  { log, observers, shutdown: { isDraining } }: ListenerDependencies,
): Promise<RequestListener> {
  const headers = createSecurityHeaders({
    styleHash: cspHashOf(build.manifest.styles),
    scriptHash: cspHashOf(build.manifest.entry),
    enquiryEndpoint: settings.ENQUIRY_ENDPOINT,
    indexing: settings.INDEXING,
    hsts: {
      includeSubDomains: settings.HSTS_INCLUDE_SUBDOMAINS,
      preload: settings.HSTS_PRELOAD,
    },
  });
  const store = await prepareStore(settings, build, headers);
  const { errors } = store;
  const answer = createAnswer(errors.notAcceptable);
  const answerFault = createFaultAnswer({ answer, serverError: errors.serverError, log });
  const app = createApp({
    store,
    headers,
    answer,
    answerFault,
    sharedAssets: settings.SHARED_ASSETS,
  });
  const observe = observeExchanges(observers);

  return (request, response) => {
    observe(request, response);
    try {
      const { method, url = '' } = request;
      const draining = isDraining();
      const violation = findViolation(request);
      if (draining || violation) response.shouldKeepAlive = false;
      if (violation) return answer(request, response, errors[violation]);
      const prepared = method === 'GET' || method === 'HEAD' ? store.find(url) : undefined;
      if (!prepared) return app(request, response);
      answer(request, response, draining && prepared === store.ready ? errors.draining : prepared);
    } catch (error) {
      answerFault(error, request, response);
    }
  };
}

function prepareStore(
  {
    production,
    PUBLIC_ORIGIN: publicOrigin,
    INDEXING: indexing,
    SECURITY_CONTACT: securityContact,
    site,
  }: Settings,
  build: BuildOutput,
  headers: ReturnType<typeof createSecurityHeaders>,
): Promise<ResponseStore> {
  const renderer = createPageRenderer({
    manifest: build.manifest,
    settings: site,
    publicOrigin,
    production,
  });
  const { enquiryReturn } = site;
  return createResponseStore({
    build,
    headers,
    publicOrigin,
    indexing,
    renderer,
    enquiryReturn,
    securityContact,
  });
}
