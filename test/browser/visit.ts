import { expect } from 'vitest';
import type { Route } from '../../shared/routes.ts';
import { waiting } from './site-in-browser.ts';

/** What the pages of all drivers have in common. */
export type AnyPage = {
  evaluate(script: (argument: unknown) => unknown, argument: unknown): unknown;
};

/** Runs a function in the page, with the types that the drivers declare differently. */
export async function inPage<Result, Argument = undefined>(
  page: AnyPage,
  script: (argument: Argument) => Result,
  argument?: Argument,
): Promise<Result> {
  return (await page.evaluate(script as (argument: unknown) => unknown, argument)) as Result;
}

/** Marks the document, to distinguish it from another one that the browser loads in its place. */
export async function mark(page: AnyPage): Promise<void> {
  await inPage(page, () => {
    document.documentElement.dataset['mark'] = '';
  });
}

/** Whether the document is the one that was marked. */
export function isMarked(page: AnyPage): Promise<boolean> {
  return inPage(page, () => 'mark' in document.documentElement.dataset);
}

/** Clicks in the page, once it is there, without scrolling to what the selector finds. */
export async function press(page: AnyPage, selector: string): Promise<void> {
  const tryToPress = (it: string) => {
    const found = document.querySelector<HTMLElement>(it);
    found?.click();
    return found !== null;
  };
  await expect.poll(() => inPage(page, tryToPress, selector), waiting).toBe(true);
}

/** Replaces what stands in a field, as pasting does. */
export function fill(page: AnyPage, selector: string, value: string): Promise<void> {
  const paste = ([it, text]: readonly [string, string]) => {
    const field = document.querySelector(it) as HTMLInputElement;
    field.focus();
    field.select();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
  };
  return inPage(page, paste, [selector, value] as const);
}

/** Goes back or forward in the session history. Does not wait for where that leads. */
export function go(page: AnyPage, entries: -1 | 1): Promise<void> {
  return inPage(page, (delta) => history.go(delta), entries);
}

/** Waits until the route's URL and page are shown. */
export async function shows(page: AnyPage, { path, canonicalPath, label }: Route): Promise<void> {
  const state = () =>
    inPage(page, () => {
      const isHome = document.getElementById('welcome') !== null;
      return [location.pathname, isHome ? '' : document.querySelector('h1')?.textContent];
    });
  const heading = canonicalPath === '/' ? '' : `Study in ${label}`;
  await expect.poll(state, waiting).toEqual([path, heading]);
}

/** Where the visitor is: hash, scroll position in pixels, and the element that has the focus. */
type Place = { readonly hash: string; readonly top: number; readonly focus: string };

/** Waits until the visitor is at this place. */
export async function expectPlace(page: AnyPage, place: Partial<Place>): Promise<void> {
  await expect.poll(() => placeOf(page), waiting).toMatchObject(place);
}

export function placeOf(page: AnyPage): Promise<Place> {
  return inPage(page, () => {
    const { activeElement } = document;
    const focus = activeElement?.getAttribute('href') ?? activeElement?.id ?? '';
    return { hash: location.hash, top: Math.round(scrollY), focus };
  });
}

/** Waits until the focus is on or within what the selector finds. */
export async function expectFocus(page: AnyPage, selector: string): Promise<void> {
  const isThere = () =>
    inPage(page, (it) => document.querySelector(it)?.matches(':focus-within'), selector);
  await expect.poll(isThere, waiting).toBe(true);
}

/** Scrolls at once, and does not wait for the page to notice. Returns the position reached. */
export function scrollDown(page: AnyPage, top: number): Promise<number> {
  return inPage(
    page,
    (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      return Math.round(scrollY);
    },
    top,
  );
}

/** Waits until what the selector finds starts in the upper half of the viewport, below what sticks to its top. */
export async function startsInView(page: AnyPage, selector: string): Promise<void> {
  const isInView = () =>
    inPage(
      page,
      (it) => {
        const top = document.querySelector(it)?.getBoundingClientRect().top;
        return top !== undefined && top >= -1 && top < innerHeight / 2;
      },
      selector,
    );
  await expect.poll(isInView, waiting).toBe(true);
}

/** URLs that the page, once it is idle, has fetched or tried to fetch. */
export async function fetchedUrls(page: AnyPage): Promise<readonly string[]> {
  return await inPage(page, async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    return performance.getEntriesByType('resource').map(({ name }) => name);
  });
}

/** Runs in the page: puts every text into an element of its own, as the translation of a browser does. */
export function translate(): void {
  const root = document.getElementById('root') as HTMLElement;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(`${text.data} *`);
  }
}

/** Runs in the page: whether its text is light, as it is by night. */
export function isTextLight(): boolean {
  const { color } = getComputedStyle(document.documentElement);
  return Number(/^oklch\(([\d.]+)/.exec(color)?.[1]) > 0.5;
}
