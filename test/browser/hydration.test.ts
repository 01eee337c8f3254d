import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '../../shared/routes.ts';
import { developmentBuild } from './development-build.ts';
import { enquiry, field, fillIn, valuesIn } from './enquiry.ts';
import { hydrated, testSite } from './fixture.ts';

/** The main script marks and reveals, as it may; here only what React does counts. */
async function withoutMainScript(page: Page): Promise<void> {
  await page.route(/\/assets\/main-script[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}

function markupOf(page: Page): Promise<string> {
  return page.locator('#root').innerHTML();
}

/** An element a line, so that a failure shows the one that differs. */
function linesOf(markup: string): string[] {
  return markup.split(/(?<=>)(?=<)/);
}

describe('as visitors get it', () => {
  const site = testSite();

  it.each(routes)('$path hydrates clean, and nothing in it changes', async ({ path }) => {
    const { page, release } = await site.openWaitingPage(path, { prepare: withoutMainScript });
    const elements = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
    const served = await markupOf(page);
    release();
    await hydrated(page);
    expect(linesOf(await markupOf(page))).toEqual(linesOf(served));
    const kept = await elements.evaluate((list) => list.every(({ isConnected }) => isConnected));
    expect(kept, 'the very elements that the server sent').toBe(true);
  });

  it('leaves what was typed before, the focus and the caret where they were', async () => {
    const { page, release } = await site.openWaitingPage('/');
    await fillIn(page);
    const course = field(page, 'course');
    await course.press('End');
    for (let steps = 0; steps < 3; steps += 1) await course.press('ArrowLeft');
    release();
    await hydrated(page);
    expect(await valuesIn(page)).toEqual(enquiry);
    await page.keyboard.type('!');
    const text = enquiry.course;
    expect(await course.inputValue()).toBe(`${text.slice(0, -3)}!${text.slice(-3)}`);
  });

  it('loses no letter of what is typed while it goes on', async () => {
    const { page, release } = await site.openWaitingPage('/');
    const text = 'Any course at all, as long as it begins in September';
    const typing = field(page, 'course').pressSequentially(text, { delay: 10 });
    release();
    await Promise.all([typing, hydrated(page)]);
    expect(await field(page, 'course').inputValue()).toBe(text);
  });
});

describe('as React sees it in development', async () => {
  const site = testSite({ dist: await developmentBuild() });

  it.each(routes)('$path hydrates without an error or a warning', async ({ path }) => {
    const messages: string[] = [];
    await site.openLivePage(path, {
      reducedMotion: 'no-preference',
      prepare: async (page) => {
        page.on('console', (message) => {
          if (message.type() === 'warning') messages.push(message.text());
        });
      },
    });
    expect(messages).toEqual([]);
  });
});
