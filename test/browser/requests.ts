import type { HTTPRequest, Page } from 'puppeteer-core';

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
