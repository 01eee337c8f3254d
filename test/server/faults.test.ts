import { createServer } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { expectErrorPage } from '../setup/error-page.ts';
import { reportedBy } from '../setup/reported.ts';
import { createTestSite, type Reply, serve } from '../setup/site.ts';
import { faultsOfHtml } from '../setup/valid-html.ts';

const secret = 'SELECT secret FROM inside';

// The site as it is, but that one address makes the program fail.
vi.mock('../../server/answer.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../server/answer.ts')>();
  const createAnswer: typeof original.createAnswer = (dependencies) => {
    const answer = original.createAnswer(dependencies);
    return (request, response) => {
      if (request.url === '/fault') throw new Error(secret);
      return answer(request, response);
    };
  };
  return { ...original, createAnswer };
});

const site = await createTestSite();
const forms = [
  await serve('in the Express application', createServer(site.app)),
  await serve(
    'in front of it',
    createServer((request, response) => {
      try {
        site.listener(request, response);
      } catch {
        // Uncaught, it would end the process, and every other request with it.
        response.destroy();
      }
    }),
  ),
];

describe.each(forms)('a fault $name', ({ ask }) => {
  it('is a complete page that says nothing of its cause, and is reported', async () => {
    let reply: Reply | undefined;
    const reported = await reportedBy(async () => {
      reply = await ask('/fault');
    });
    expect(reported).toEqual([expect.objectContaining({ message: secret })]);
    expect(reply?.status).toBe(500);
    expect(reply?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply?.headers['cache-control']).toBe('no-store');
    expect(reply?.headers.etag).toBeUndefined();
    expectErrorPage(reply?.text ?? '', '500 Internal Server Error');
    expect(await faultsOfHtml(reply?.text ?? '')).toEqual([]);
    expect(reply?.text).not.toContain('SELECT');
    expect(reply?.text).not.toMatch(/\bat .*:\d+:\d+/);
  });

  it('has the security headers of every answer', async () => {
    const page = await ask('/');
    await reportedBy(async () => {
      const { headers } = await ask('/fault');
      for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options']) {
        expect(headers[name]).toBe(page.headers[name]);
      }
    });
  });

  it('does not keep the next request from its answer', async () => {
    await reportedBy(async () => {
      expect((await ask('/fault')).status).toBe(500);
    });
    expect((await ask('/')).status).toBe(200);
  });
});
