import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, routes } from '../../shared/routes.ts';
import { developmentBuild } from './development-build.ts';
import { enquiry, field, fillIn, valuesIn } from './enquiry.ts';
import { hydrated, scripts, testSite } from './fixture.ts';

const usa = destinationRoute('usa');

describe('a page as visitors get it', () => {
  const site = testSite();

  it('keeps every element that the server sent, at every address', async () => {
    for (const { path } of routes) {
      const { page, release } = await site.openWaitingPage(path);
      const served = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
      release();
      await hydrated(page);
      const changes = await served.evaluate((elements) => {
        const now = new Set(document.querySelectorAll('#root *'));
        return {
          removed: elements.filter((element) => !now.has(element)).map((it) => it.outerHTML),
          added: now.size - elements.length,
        };
      });
      expect(changes, path).toEqual({ removed: [], added: 0 });
      await page.context().close();
    }
  });

  it('keeps what was typed before, the focus and the caret, and loses no letter meanwhile', async () => {
    const { page, release } = await site.openWaitingPage('/');
    await fillIn(page);
    const course = field(page, 'course');
    await course.press('End');
    for (let steps = 0; steps < 3; steps += 1) await course.press('ArrowLeft');
    const typed = ' as long as it begins in September';
    const typing = page.keyboard.type(typed, { delay: 10 });
    release();
    await Promise.all([typing, hydrated(page)]);
    const text = enquiry.course.slice(0, -3) + typed + enquiry.course.slice(-3);
    expect(await valuesIn(page)).toEqual({ ...enquiry, course: text });
  });

  it('keeps what was ticked and opened before', async () => {
    const { page, release } = await site.openWaitingPage(usa.path);
    await page.locator('main [type="checkbox"]').nth(1).check();
    await page.locator('main summary').first().click();
    release();
    await hydrated(page);
    expect(await page.locator('main :checked').count()).toBe(1);
    expect(await page.locator('main details[open]').count()).toBe(1);
    await page.reload();
    await hydrated(page);
    expect(await page.locator('main [type="checkbox"]').nth(1).isChecked()).toBe(true);
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['key', (page) => page.keyboard.press('Shift')],
    ['press', (page) => page.mouse.down()],
  ])('is hydrated at the first %s, before it has loaded', async (_name, act) => {
    const requests: string[] = [];
    const page = await site.openPage('/', {
      waitUntil: 'domcontentloaded',
      prepare: async (prepared) => {
        // Pictures that never arrive: the page does not finish loading.
        await prepared.route('**/*.svg', () => {});
        prepared.on('request', (request) => requests.push(request.url()));
      },
    });
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
    );
    expect(requests.filter((url) => scripts.test(url))).toEqual([]);
    await act(page);
    await hydrated(page);
  });
});

describe('a page in development', async () => {
  const site = testSite({ dist: await developmentBuild() });

  it('hydrates at every address without an error or a warning', async () => {
    const warnings: string[] = [];
    const page = await site.openLivePage('/', {
      reducedMotion: 'no-preference',
      prepare: async (prepared) => {
        prepared.on('console', (message) => {
          // What scripts log has arguments; what the browser itself reports has none.
          if (message.type() === 'warning' && message.args().length > 0) {
            warnings.push(message.text());
          }
        });
      },
    });
    for (const { path } of routes.slice(1)) {
      await page.goto(path);
      await hydrated(page);
    }
    expect(warnings).toEqual([]);
  });
});
