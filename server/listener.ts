import type { RequestListener } from 'node:http';
import { createAccessLog } from './access-log.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createPageRenderer, cspHashOf } from './render/render-page.tsx';
import { createSecurityHeaders } from './render/security-headers.ts';
import { createAnswer, createFaultAnswer } from './respond/answer.ts';
import type { BuildOutput } from './respond/build-output.ts';
import { createResponseStore } from './respond/response-store.ts';

/**
 * The whole site: prepared responses first, Express for every other request. Rejects when a page can't be rendered, so
 * that a broken page fails the start.
 */
export async function createListener(
  { publicOrigin, enquiryEndpoint, settings, logRequests }: Config,
  build: BuildOutput,
): Promise<RequestListener> {
  const { manifest } = build;
  const headers = createSecurityHeaders({
    styleHash: cspHashOf(manifest.styles),
    scriptHash: cspHashOf(manifest.entry),
    enquiryEndpoint,
  });
  const store = await createResponseStore({
    build,
    headers,
    publicOrigin,
    renderer: createPageRenderer({ manifest, settings, publicOrigin }),
    enquiryReturn: settings.enquiryReturn,
  });
  const answer = createAnswer(store.errors.notAcceptable);
  const answerFault = createFaultAnswer(answer, store.errors.serverError);
  const app = createApp({ store, headers, answer, answerFault });
  const logRequest = logRequests
    ? createAccessLog((text) => process.stdout.write(text))
    : undefined;

  return (request, response) => {
    logRequest?.(request, response);
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const prepared = isRead ? store.find(request.url ?? '') : undefined;
      if (prepared) answer(request, response, prepared);
      else app(request, response);
    } catch (error) {
      answerFault(error, request, response);
    }
  };
}
