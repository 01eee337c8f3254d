import type { HTTPRequest, Page } from 'puppeteer-core';

/** The URLs of the site's scripts. */
export const scripts = /\/assets\/[^/]*\.js$/;

type Answer = (request: HTTPRequest) => unknown;
type Rule = { readonly urls: RegExp; readonly answer: Answer };

/** The rules of each page. What no rule is for is continued. */
const rulesOf = new WeakMap<Page, Rule[]>();

/**
 * Hands what the page requests at these URLs from now on to the test, which aborts, answers or continues it, or leaves
 * it. The latest rule wins. Returns a function that takes the rule back.
 */
export async function intercept(page: Page, urls: RegExp, answer: Answer): Promise<() => void> {
  const rules = rulesOf.get(page) ?? (await startIntercepting(page));
  const rule = { urls, answer };
  rules.push(rule);
  return () => void rules.splice(rules.indexOf(rule), 1);
}

async function startIntercepting(page: Page): Promise<Rule[]> {
  const rules: Rule[] = [];
  rulesOf.set(page, rules);
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const rule = rules.findLast(({ urls }) => urls.test(request.url()));
    const answered = rule ? rule.answer(request) : request.continue();
    // The page that asked may be gone by now.
    await Promise.resolve(answered).catch(() => undefined);
  });
  return rules;
}

/** Makes requests for these URLs, the scripts by default, fail. Returns a function that lets them pass again. */
export function block(page: Page, urls = scripts): Promise<() => void> {
  return intercept(page, urls, (request) => request.abort());
}

/** Holds what the page requests at these URLs, its scripts by default, until the returned function is called. */
export async function hold(page: Page, urls = scripts): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, urls, async (request) => {
    await released;
    await request.continue();
  });
  return release;
}

/** Loads a page whose scripts arrive when the returned function is called. */
export async function goWithoutScripts(page: Page, url: string): Promise<() => void> {
  const release = await hold(page);
  await page.goto(url, { waitUntil: [] });
  await page.waitForSelector('#settings');
  return release;
}
