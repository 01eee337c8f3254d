import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type BrowserContext, chromium } from 'playwright-core';
import { type Route, routes } from '../shared/routes.ts';
import { requireBrowser } from './browsers.ts';
import { ensureBuild } from './ensure-build.ts';
import {
  freePort,
  launchArguments,
  productionSettings,
  startSite,
  stopSite,
} from './running-site.ts';

// `npm run report`: what crawlers and assistive technology get on each route, from the running server, as a table.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

await ensureBuild();
const port = await freePort();
const site = await startSite('dist', {
  ...productionSettings,
  PORT: String(port),
  LOG_LEVEL: 'silent',
});
try {
  const browser = await chromium.launch({
    executablePath: requireBrowser('headless'),
    // The map is another site's page.
    args: [...launchArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });
  // The policy would keep axe out; reduced motion shows everything at once.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const rows: [string, Awaited<ReturnType<typeof reportOn>>][] = [];
  for (const route of routes) rows.push([route.path, await reportOn(context, route)]);
  console.table(Object.fromEntries(rows));
  await browser.close();
} finally {
  await stopSite(site);
}

/** One row of the table. Bytes are those of the body with brotli. */
async function reportOn(context: BrowserContext, { path }: Route) {
  const page = await context.newPage();
  const response = await page.goto(`http://localhost:${port}${path}`);
  const sizes = await response?.request().sizes();
  const facts = await page.evaluate(readPage);
  await page.evaluate(axe);
  const { violations } = (await page.evaluate(
    'axe.run(document, { iframes: false })',
  )) as AxeResults;
  await page.close();
  return {
    ...facts,
    axe: violations.map(({ id, nodes }) => `${id} (${nodes.length})`).join(', ') || 0,
    bytes: sizes?.responseBodySize,
  };
}

/** Runs in the page. */
function readPage() {
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  const root = document.getElementById('root');
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return {
    title: document.title.length,
    description: description?.content.length,
    canonical: canonical?.href,
    // Text that visitors can open counts; without the space two neighbouring elements would be one word.
    words: root?.innerHTML.replace(/<[^>]+>/g, ' ').match(/\p{L}[\p{L}’'-]*/gu)?.length,
    links: document.querySelectorAll('a[href]').length,
    headings: ['h1', 'h2', 'h3', 'h4']
      .map((name) => document.querySelectorAll(name).length)
      .join('/'),
    data: [...new Set(data?.match(/(?<="@type":")\w+/g))].join(', '),
  };
}
