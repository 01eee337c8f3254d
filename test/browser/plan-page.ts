import type { Page } from 'puppeteer-core';

/** Selects an option by its index. Returns its value. */
export async function choose(page: Page, name: 'start' | 'level', place: number): Promise<string> {
  const values = await page.$$eval(`[name="${name}"] option`, (all) => all.map((it) => it.value));
  const [value = ''] = await page.select(`[name="${name}"]`, values[place] ?? '');
  return value;
}

/** Selects the second intake. Returns the resulting query of the URL. */
export async function chooseIntake(page: Page): Promise<string> {
  const query = `?start=${await choose(page, 'start', 2)}`;
  await page.waitForFunction((expected) => location.search === expected, {}, query);
  return query;
}
