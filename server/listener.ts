import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { findViolation } from './limits.ts';
import type { Log } from './log.ts';
import { type Observer, observeExchanges } from './observe.ts';
import { createPageRenderer, cspHashOf } from './render/render-page.tsx';
import { createSecurityHeaders } from './render/security-headers.ts';
import { createRequestLog } from './request-log.ts';
import { createAnswer, createFaultAnswer } from './respond/answer.ts';
import type { BuildOutput } from './respond/build-output.ts';
import { createResponseStore, type ResponseStore } from './respond/response-store.ts';

export type Surroundings = {
  readonly log: Log;
  /** Told of each request, besides the log. */
  readonly observers?: readonly Observer[];
  /** Whether the process is about to end. */
  isDraining(): boolean;
};

/**
 * The whole site: prepared responses first, Express for every other request. Rejects when a page can't be rendered, so
 * that a broken page fails the start.
 */
export async function createListener(
  config: Config,
  build: BuildOutput,
  { log, observers = [], isDraining }: Surroundings,
): Promise<RequestListener> {
  const headers = createSecurityHeaders({
    styleHash: cspHashOf(build.manifest.styles),
    scriptHash: cspHashOf(build.manifest.entry),
    enquiryEndpoint: config.enquiryEndpoint,
    indexing: config.indexing,
    hsts: config.hsts,
  });
  const store = await prepareStore(config, build, headers);
  const { errors } = store;
  const answer = createAnswer(errors.notAcceptable);
  const answerFault = createFaultAnswer({ answer, serverError: errors.serverError, log });
  const app = createApp({ store, headers, answer, answerFault, sharedAssets: config.sharedAssets });
  const observe = observeExchanges([...createRequestLogs(config, log), ...observers]);

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

function createRequestLogs({ log: settings, trustProxy }: Config, log: Log): readonly Observer[] {
  return settings.requests ? [createRequestLog(log, { ...settings, trustProxy })] : [];
}

function prepareStore(
  { production, publicOrigin, indexing, settings, securityContact }: Config,
  build: BuildOutput,
  headers: ReturnType<typeof createSecurityHeaders>,
): Promise<ResponseStore> {
  const renderer = createPageRenderer({
    manifest: build.manifest,
    settings,
    publicOrigin,
    production,
  });
  const { enquiryReturn } = settings;
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
