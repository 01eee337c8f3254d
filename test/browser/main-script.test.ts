import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoutes, homeRoute, routes } from '../../shared/routes.ts';
import { hydrated, type PageOptions, waiting, shown, shownText, testSite } from './fixture.ts';

const site = testSite();
const [usa] = destinationRoutes;
const homes = routes.filter(({ canonicalPath }) => canonicalPath === '/');

/** Stands in for the main script and writes down what is asked of it. */
const recorder = `
  window.log = [];
  globalThis.parAvion = { init() { log.push('init'); return () => log.push('teardown'); } };
`;

type Calls = ('init' | 'teardown')[];
type Recording = { log?: Calls; waits?: number[] };

function callsIn(page: Page): Promise<Calls> {
  return page.evaluate(() => (globalThis as Recording).log ?? []);
}

/** A live page with the given main script, where time passes only when told to. */
async function openAtRest(path: string, script: string, options: PageOptions = {}): Promise<Page> {
  const page = await site.openPage(path, {
    ...options,
    prepare: async (page) => {
      await page.route(/\/assets\/main-script[^/]*\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      await page.addInitScript(noteWaits);
    },
  });
  // Hydration waits for the browser to be idle.
  await page.clock.runFor(2_000);
  await hydrated(page);
  return page;
}

/** Effects run some time after the page is there; the timer that one of them starts tells when. */
function noteWaits(): void {
  const waits: number[] = [];
  const start = setTimeout;
  Object.assign(globalThis, {
    waits,
    setTimeout: (action: () => void, delay?: number) => {
      waits.push(delay ?? 0);
      return start(action, delay);
    },
  });
}

/** Waits until the home page, at its n-th visit in this document, has begun to wait. */
async function appeared(page: Page, visit = 1): Promise<void> {
  await page.waitForFunction(
    (count) => (globalThis as Recording).waits?.filter((wait) => wait === 300).length === count,
    visit,
    // The page's own frames stand still with its clock.
    { polling: 20 },
  );
}

async function goTo(page: Page, path: string): Promise<void> {
  await shown(page).locator(`a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  const waysHome = path === homeRoute.path ? '#welcome' : 'a[rel="next"]';
  await shown(page).locator(waysHome).waitFor();
}

describe("the main script's routine", () => {
  it.each(homes)('is called once, 300 ms after $path has appeared', async ({ path }) => {
    const page = await openAtRest(path, recorder);
    await appeared(page);
    await page.clock.runFor(299);
    expect(await callsIn(page)).toEqual([]);
    await page.clock.runFor(1);
    expect(await callsIn(page)).toEqual(['init']);
    await page.clock.runFor(60_000);
    expect(await callsIn(page)).toEqual(['init']);
  });

  it('is not called when the visitor leaves before', async () => {
    const page = await openAtRest('/', recorder);
    await appeared(page);
    await page.clock.runFor(299);
    await goTo(page, usa.path);
    await page.clock.runFor(60_000);
    expect(await callsIn(page)).toEqual([]);
  });

  it('is undone on leaving, and called once more on coming back', async () => {
    const page = await openAtRest('/', recorder);
    await appeared(page);
    await page.clock.runFor(300);
    await goTo(page, usa.path);
    await expect.poll(() => callsIn(page), waiting).toEqual(['init', 'teardown']);
    await goTo(page, homeRoute.path);
    await appeared(page, 2);
    await page.clock.runFor(299);
    expect(await callsIn(page)).toEqual(['init', 'teardown']);
    await page.clock.runFor(60_000);
    expect(await callsIn(page)).toEqual(['init', 'teardown', 'init']);
  });

  it('is called at the first visit to the home page, wherever one came from', async () => {
    const page = await openAtRest(usa.path, recorder);
    await page.clock.runFor(60_000);
    expect(await callsIn(page)).toEqual([]);
    await goTo(page, homeRoute.path);
    await appeared(page);
    await page.clock.runFor(300);
    expect(await callsIn(page)).toEqual(['init']);
  });

  it.each([
    ['there is no main script', ''],
    ['the main script has no routine', 'globalThis.parAvion = {};'],
    ['the routine has nothing to undo', 'globalThis.parAvion = { init() {} };'],
  ])('may be missing: %s, and the page works on', async (_case, script) => {
    const page = await openAtRest('/', script);
    await appeared(page);
    await page.clock.runFor(60_000);
    await goTo(page, usa.path);
    await goTo(page, homeRoute.path);
  });

  it('may throw: the console says so, and the page stays whole', async () => {
    const errors: string[] = [];
    const page = await openAtRest(
      '/',
      'globalThis.parAvion = { init() { throw new Error("The routine failed."); } };',
      { allowed: /The routine failed\./ },
    );
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await appeared(page);
    const text = await shownText(page);
    await page.clock.runFor(60_000);
    expect(errors).toEqual([expect.stringContaining('The routine failed.')]);
    expect(await shownText(page)).toBe(text);
    await goTo(page, usa.path);
  });
});
