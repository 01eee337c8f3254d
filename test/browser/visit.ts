import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { type DestinationRoute, destinationRoutes } from '../../shared/routes.ts';

/** A page in any browser, with the methods that tests of all browsers use. */
export type AnyPage = Pick<Page, 'evaluate'> & {
  goto(url: string): Promise<unknown>;
  waitForFunction(condition: () => boolean): Promise<unknown>;
};

/** A page that also gets the keys that a visitor presses. */
export type KeyboardPage = AnyPage & {
  readonly keyboard: { press(key: 'Enter' | 'Tab'): Promise<void> };
};

/** Waits until the page is hydrated. */
export async function hydrated(page: AnyPage): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** A destination by its index in the route table. Tests name no destination, since an owner may remove any. */
export function destinationAt(place: number): DestinationRoute {
  const route = destinationRoutes.at(place);
  if (!route) throw new Error(`The browser tests need more destinations than ${place}.`);
  return route;
}

/** Clicks the element matching a selector, once it exists, without scrolling to it. Does not wait for a navigation. */
export async function click(page: AnyPage, selector: string): Promise<void> {
  const tryToClick = (it: string) => {
    const found = document.querySelector<HTMLElement>(it);
    found?.click();
    return found !== null;
  };
  await expect.poll(() => page.evaluate(tryToClick, selector)).toBe(true);
}

/** Goes back or forward in the session history. Does not wait for the navigation. */
export async function go(page: AnyPage, entries: -1 | 1): Promise<void> {
  await page.evaluate((delta) => void setTimeout(() => history.go(delta)), entries);
}

/** Waits until the destination's URL and page are shown. */
export async function expectShown(page: AnyPage, { path, label }: DestinationRoute): Promise<void> {
  const state = () =>
    page.evaluate(() => [location.pathname, document.querySelector('h1')?.textContent]);
  await expect.poll(state).toEqual([path, `Study in ${label}`]);
}

/** The visitor's position: hash, and scroll position in pixels. */
export function placeOf(page: AnyPage) {
  return page.evaluate(() => ({ hash: location.hash, top: Math.round(scrollY) }));
}

export async function expectPlace(page: AnyPage, place: { hash?: string; top: number }) {
  await expect.poll(() => placeOf(page)).toMatchObject(place);
}

/** Waits until the focus is on or within the element matching a selector. */
export async function expectFocusWithin(page: AnyPage, selector: string): Promise<void> {
  const isThere = (it: string) => document.querySelector(it)?.matches(':focus-within');
  await expect.poll(() => page.evaluate(isThere, selector)).toBe(true);
}

/** Scrolls instantly, without waiting for the page's scroll handlers. Returns the position reached. */
export function scrollDown(page: AnyPage, top: number): Promise<number> {
  return page.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' });
    return Math.round(scrollY);
  }, top);
}

/** Waits until the element matching a selector starts in the upper half of the viewport, below sticky elements. */
export async function expectStartInView(page: AnyPage, selector: string): Promise<void> {
  const isInView = (it: string) => {
    const top = document.querySelector(it)?.getBoundingClientRect().top;
    return top !== undefined && top >= -1 && top < innerHeight / 2;
  };
  await expect.poll(() => page.evaluate(isInView, selector)).toBe(true);
}

/** Runs in the page: whether its text is light, as in dark mode. */
export function isTextLight(): boolean {
  const { color } = getComputedStyle(document.documentElement);
  return Number(/^rgb\((\d+)/.exec(color)?.[1]) > 127;
}

/** Selects the second intake. Returns the resulting query of the URL. */
export async function chooseIntake(page: AnyPage): Promise<string> {
  await page.evaluate(() => {
    const intakes = document.querySelector('[name="start"]') as HTMLSelectElement;
    intakes.selectedIndex = 2;
    intakes.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.waitForFunction(() => location.search !== '');
  return page.evaluate(() => location.search);
}
