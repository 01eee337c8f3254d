import type { HTTPRequest, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { waiting } from './site-in-browser.ts';

/** The URLs of the site's scripts. */
export const scripts = /\/assets\/[^/]*\.js$/;

type Answer = (request: HTTPRequest) => unknown;

/** The answers of each page. What none is for is continued. */
const answersOf = new WeakMap<Page, [urls: RegExp, answer: Answer][]>();

/**
 * Hands what the page requests at these URLs from now on to the test, which aborts, answers or continues it, or leaves
 * it. The latest answer wins. Returns a function that takes it back.
 */
export async function intercept(page: Page, urls: RegExp, answer: Answer): Promise<() => void> {
  const answers = answersOf.get(page) ?? [];
  const entry: (typeof answers)[number] = [urls, answer];
  answers.push(entry);
  if (!answersOf.has(page)) {
    answersOf.set(page, answers);
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      const [, found] = answers.findLast(([it]) => it.test(request.url())) ?? [];
      // The page that asked may be gone by now.
      await Promise.resolve(found ? found(request) : request.continue()).catch(() => undefined);
    });
  }
  return () => void answers.splice(answers.indexOf(entry), 1);
}

/** Makes requests for these URLs, the scripts by default, fail. Returns a function that lets them pass again. */
export function block(page: Page, urls = scripts): Promise<() => void> {
  return intercept(page, urls, (request) => request.abort());
}

/**
 * Holds what the page requests at these URLs, its scripts by default. Returns a function that waits for a request and lets
 * all pass.
 */
export async function hold(page: Page, urls = scripts): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  const stop = await intercept(page, urls, (request) => held.push(request));
  return async () => {
    await expect.poll(() => held.length, waiting).toBeGreaterThan(0);
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
