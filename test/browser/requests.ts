import type { HTTPRequest, Page } from 'puppeteer-core';
import { expect } from 'vitest';

export const scripts = /\/assets\/[^/]*\.js$/;

/**
 * Hands what the page requests at these URLs from now on to the test, which aborts, answers or continues it, or leaves
 * it, and continues all else. Once for a page.
 */
export async function intercept(
  page: Page,
  urls: RegExp,
  answer: (request: HTTPRequest) => unknown,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const answered = urls.test(request.url()) ? answer(request) : request.continue();
    // The page that asked may be gone by now.
    await Promise.resolve(answered).catch(() => undefined);
  });
}

/** Holds what the page requests at these URLs. Returns a function that waits for a request and lets all pass. */
export async function hold(page: Page, urls = scripts): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  let isOver = false;
  await intercept(page, urls, (request) => (isOver ? request.continue() : held.push(request)));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isOver = true;
    for (const request of held) void request.continue().catch(() => undefined);
  };
}
