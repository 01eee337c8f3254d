import type { ElementHandle, Page } from 'puppeteer-core';

/** Waits until what the selector finds first is visible. */
export async function visible(page: Page, selector: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(selector, { visible: true });
  if (!element) throw new Error(`Nothing is visible at ${selector}`);
  return element;
}

/** Scrolls to what the selector finds, once it is visible, and clicks on it. Does not wait for where that leads. */
export async function click(page: Page, selector: string): Promise<void> {
  await (await visible(page, selector)).click();
}

/** Replaces what stands in a field, as pasting does. */
export async function fill(page: Page, selector: string, value: string): Promise<void> {
  const field = await visible(page, selector);
  await field.evaluate((input, text) => {
    (input as HTMLInputElement).select();
    (input as HTMLInputElement).focus();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
  }, value);
}
