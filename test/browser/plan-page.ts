import type { Page } from 'puppeteer-core';

/** Chooses the option at a place of a select. Returns its value. */
export async function choose(page: Page, name: 'start' | 'level', place: number): Promise<string> {
  const values = await page.$$eval(`[name="${name}"] option`, (all) => all.map((it) => it.value));
  const [value = ''] = await page.select(`[name="${name}"]`, values[place] ?? '');
  return value;
}

/** Chooses the second start that is offered. Returns the query that the address then has. */
export async function chooseIntake(page: Page): Promise<string> {
  const query = `?start=${await choose(page, 'start', 2)}`;
  await page.waitForFunction((expected) => location.search === expected, {}, query);
  return query;
}
