import type { HTTPRequest, Page } from 'puppeteer-core';
import { expect } from 'vitest';

export const scripts = /\/assets\/[^/]*\.js$/;

type Answer = (request: HTTPRequest) => unknown;

const answers = new WeakMap<Page, Answer>();

/**
 * Hands what the page requests at these URLs from now on to the test, which aborts, answers or continues it, or leaves
 * it, and continues all else. The latest call counts. Returns a function that lets all pass again.
 */
export async function intercept(page: Page, urls: RegExp, answer: Answer): Promise<() => void> {
  const isFirst = !answers.has(page);
  answers.set(page, (request) => (urls.test(request.url()) ? answer(request) : request.continue()));
  if (isFirst) {
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      // The page that asked may be gone by now.
      await Promise.resolve(answers.get(page)?.(request)).catch(() => undefined);
    });
  }
  return () => void answers.set(page, (request) => request.continue());
}

export function block(page: Page, urls = scripts) {
  return intercept(page, urls, (request) => request.abort());
}

/** Holds what the page requests at these URLs. Returns a function that waits for a request and lets all pass. */
export async function hold(page: Page, urls = scripts): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  const stop = await intercept(page, urls, (request) => held.push(request));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    stop();
    for (const request of held) void request.continue().catch(() => undefined);
  };
}

/** Loads a page whose scripts arrive when the returned function is called. */
export async function goWithoutScripts(page: Page, url: string): Promise<() => Promise<void>> {
  const release = await hold(page);
  // What an earlier page has fetched would not be requested.
  await page.setCacheEnabled(false);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return release;
}
