import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  destinationRoutes,
  type HomeSectionId,
  homeRoute,
  homeSections,
  type Route,
  routes,
  sectionAnchor,
} from '../../shared/routes.ts';
import { field, fieldNames } from './enquiry.ts';
import { hydrated, waiting, saveData, shown, testSite } from './fixture.ts';

const site = testSite();
const [usa, uk, canada] = destinationRoutes;

/** Puts a mark on the document that only a load of another one removes. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'same document';
  });
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'mark' in document.documentElement.dataset);
}

function linkTo(page: Page, { path }: Route) {
  return shown(page).locator(`a[href="${path}"]`).last();
}

function addressesOf(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'));
}

/** Waits until the page at the route is shown, by whatever way. */
async function shows(page: Page, { path, canonicalPath, label }: Route): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit' });
  const heading =
    canonicalPath === '/'
      ? shown(page).locator('#welcome').getByRole('heading', { level: 1 })
      : shown(page).getByRole('heading', { level: 1, name: `Study in ${label}` });
  await heading.waitFor();
}

/** What a document says of itself: in the tab, to a search engine, to a bookmark. */
function headOf(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  }));
}

/** Scrolls at once; resolves when the page has heard of it. */
function scrollDown(page: Page, top: number): Promise<number> {
  return page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  }, top);
}

/** Puts the element in the middle of the window, so that clicking it does not scroll. Resolves to the position. */
async function scrollToMiddle(page: Page, link: ReturnType<typeof linkTo>): Promise<number> {
  const top = await link.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.round(scrollY + top + height / 2 - innerHeight / 2);
  });
  return scrollDown(page, top);
}

/** Where the page is scrolled to as soon as the act has brought the next page: before anything could glide there. */
async function positionAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  const arrival = page.evaluate(async () => {
    await new Promise((resolve) => {
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && target.matches('h1')) resolve(target);
      });
    });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
  await act();
  return arrival;
}

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

describe('following a link', () => {
  it.each(routes.slice(1))(
    'from home to $path shows all that loading it would, without loading',
    async (route) => {
      const loaded = await headOf(await site.openPage(route.path, { javaScriptEnabled: false }));
      // Nothing on the home page leads to its second address.
      const from = route.id === 'site' ? usa : homeRoute;
      const to = route.id === 'site' ? homeRoute : route;
      const page = await site.openLivePage(from.path);
      await mark(page);
      await linkTo(page, to).click();
      await shows(page, to);
      await expect.poll(() => headOf(page), waiting).toEqual(loaded);
      expect(await isMarked(page)).toBe(true);
    },
  );

  it('moves focus to the heading, says the title and marks the destination', async () => {
    const page = await site.openLivePage('/');
    const announcer = page.locator('#announcer');
    expect(await announcer.getAttribute('aria-live')).toBe('polite');
    for (const route of destinationRoutes) {
      await linkTo(page, route).click();
      await shows(page, route);
      const heading = shown(page).getByRole('heading', { level: 1 });
      expect(await heading.evaluate((h1) => h1 === document.activeElement)).toBe(true);
      await expect.poll(() => page.title(), waiting).toContain(route.label);
      expect(await announcer.textContent()).toBe(await page.title());
      const current = shown(page).locator('a[aria-current="page"]');
      expect(await current.evaluateAll(addressesOf)).toEqual([route.path]);
    }
  });

  it('by the title leads home', async () => {
    const page = await site.openLivePage(canada.path);
    await mark(page);
    await shown(page).getByRole('banner').getByRole('link').first().click();
    await shows(page, homeRoute);
    expect(await isMarked(page)).toBe(true);
  });

  it('that is clicked before the script has come loads the page', async () => {
    const { page, release } = await site.openWaitingPage('/');
    await mark(page);
    await linkTo(page, usa).click({ noWaitAfter: true });
    await page.waitForURL(`**${usa.path}`, { waitUntil: 'commit' });
    release();
    await shows(page, usa);
    expect(await isMarked(page)).toBe(false);
    await hydrated(page);
  });
});

describe.each([['no-preference'], ['reduce']] as const)('for motion: %s', (reducedMotion) => {
  it('the next page starts at its top, at once', async () => {
    const page = await site.openLivePage(usa.path, { reducedMotion });
    const next = shown(page).locator('a[rel="next"]');
    expect(await scrollToMiddle(page, next)).toBeGreaterThan(500);
    expect(await positionAfter(page, () => next.click())).toBe(0);
  });

  it('back and forward restore each page with its title, where it was, at once', async () => {
    const page = await site.openLivePage('/', { reducedMotion });
    const visits: { title: string; top: number }[] = [];
    const next = shown(page).locator('a[rel="next"]');
    for (const link of [linkTo(page, canada), next, next]) {
      const top = await scrollToMiddle(page, link);
      expect(top).toBeGreaterThan(500);
      visits.push({ title: await page.title(), top });
      await positionAfter(page, () => link.click());
    }
    visits.push({ title: await page.title(), top: await scrollDown(page, 700) });

    const [first, second, third, last] = visits;
    async function move(act: 'goBack' | 'goForward') {
      const top = await positionAfter(page, () => page[act]());
      return { title: await page.title(), top };
    }
    expect(await move('goBack')).toEqual(third);
    expect(await move('goBack')).toEqual(second);
    expect(await move('goBack')).toEqual(first);
    expect(await move('goForward')).toEqual(second);
    expect(await move('goForward')).toEqual(third);
    expect(await move('goForward')).toEqual(last);
  });
});

describe('reloading', () => {
  it.each([homeRoute, usa])('$path keeps the scroll position', async ({ path }) => {
    const page = await site.openLivePage(path);
    const top = await scrollDown(page, 900);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollPosition(page), waiting).toBe(top);
  });

  it('keeps the scroll position of a page reached by a link, and of coming back to it', async () => {
    const page = await site.openLivePage('/');
    await linkTo(page, canada).click();
    await shows(page, canada);
    await page.reload();
    await hydrated(page);
    const next = shown(page).locator('a[rel="next"]');
    const top = await scrollToMiddle(page, next);
    await positionAfter(page, () => next.click());
    expect(await positionAfter(page, () => page.goBack())).toBe(top);
  });

  it('forgets no scroll position of the pages before it', async () => {
    const page = await site.openLivePage('/');
    const top = await scrollToMiddle(page, linkTo(page, canada));
    await positionAfter(page, () => linkTo(page, canada).click());
    await page.reload();
    await hydrated(page);
    expect(await positionAfter(page, () => page.goBack())).toBe(top);
  });
});

describe('anchors', () => {
  it.each([390, 1280])('scroll to their sections and focus them, %i px wide', async (width) => {
    const page = await site.openLivePage('/', { viewport: { width, height: 800 } });
    await mark(page);
    for (const { id } of homeSections.toReversed()) {
      await shown(page)
        .getByRole('navigation')
        .locator(`a[href$="${sectionAnchor(id)}"]`)
        .click();
      await page.waitForURL(`**/${sectionAnchor(id)}`);
      await showsSection(page, id);
    }
    expect(await isMarked(page)).toBe(true);
  });

  it.each(homeSections)(
    'an address with #$id opens at "$label", and stays there',
    async ({ id }) => {
      const page = await site.openLivePage(`/${sectionAnchor(id)}`);
      const heading = shown(page).locator(sectionAnchor(id)).getByRole('heading').first();
      expect(await heading.evaluate(isUncovered)).toBe(true);
    },
  );

  it("lead from each destination's call to the form on the home page", async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    for (const route of destinationRoutes) {
      await linkTo(page, route).click();
      await shows(page, route);
      const call = shown(page).getByRole('main').locator('a[href$="#get-in-touch"]');
      const address = await call.getAttribute('href');
      await call.click();
      await page.waitForURL(`${site.origin}${address}`);
      await showsSection(page, 'get-in-touch');
      for (const name of fieldNames) expect(await field(page, name).isVisible()).toBe(true);
    }
    expect(await isMarked(page)).toBe(true);
  });

  it('of no section, however they are spelt, leave the page as it is', async () => {
    const page = await site.openLivePage('/');
    await linkTo(page, usa).click();
    await shows(page, usa);
    for (const hash of ['#%', '#"]', '#nowhere']) {
      await page.evaluate((it) => (location.hash = it), hash);
      await settled(page);
      await shows(page, usa);
    }
  });

  it('leave the skip link what it does without script', async () => {
    const page = await site.openLivePage(usa.path, { viewport: { width: 390, height: 700 } });
    await scrollDown(page, 900);
    await page.locator('a[href="#main"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**#main');
    await settled(page);
    const main = shown(page).getByRole('main').boundingBox();
    expect((await main)?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  });
});

/** Waits until the section has the focus and its heading is seen. */
async function showsSection(page: Page, id: HomeSectionId): Promise<void> {
  const section = shown(page).locator(sectionAnchor(id));
  const heading = section.getByRole('heading').first();
  await expect
    .poll(() => section.evaluate((it) => it === document.activeElement), waiting)
    .toBe(true);
  await expect.poll(() => heading.evaluate(isUncovered), waiting).toBe(true);
}

/** Two frames: whatever was going to scroll has scrolled. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}

/** Whether a visitor sees the element: in the window, and under nothing that sticks there. */
function isUncovered(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 5, top + height / 2));
}

describe('the section in view', () => {
  const current = (page: Page) =>
    shown(page)
      .getByRole('navigation')
      .locator('a[aria-current]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[1]));

  it.each([390, 1280])(
    'is marked, it alone, all the way down and up, %i px wide',
    async (width) => {
      const page = await site.openLivePage('/', { viewport: { width, height: 800 } });
      await expect.poll(() => current(page), waiting).toEqual(['welcome']);
      for (const { id } of [...homeSections, ...homeSections.toReversed()]) {
        await shown(page)
          .locator(sectionAnchor(id))
          .evaluate((it) => it.scrollIntoView());
        await expect.poll(() => current(page), waiting).toEqual([id]);
      }
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += 250) {
        await scrollDown(page, top);
        expect(await current(page)).toHaveLength(1);
      }
      await expect.poll(() => current(page), waiting).toEqual(['get-in-touch']);
    },
  );

  it('is marked again after coming back', async () => {
    const page = await site.openLivePage('/');
    await expect.poll(() => current(page), waiting).toEqual(['welcome']);
    await linkTo(page, uk).click();
    await shows(page, uk);
    await shown(page).getByRole('banner').getByRole('link').first().click();
    await shows(page, homeRoute);
    await expect.poll(() => current(page), waiting).toEqual(['welcome']);
    await shown(page)
      .locator('#what-we-do')
      .evaluate((it) => it.scrollIntoView());
    await expect.poll(() => current(page), waiting).toEqual(['what-we-do']);
  });
});

describe('the page behind a link', () => {
  it.each([
    ['pointed at', (link: Locator) => link.hover()],
    ['focused', (link: Locator) => link.focus()],
    ['touched', (link: Locator) => link.dispatchEvent('touchstart')],
  ])(
    'is ready, picture and all, once it is %s, and out of reach until it is followed',
    async (_act, act) => {
      const page = await site.openLivePage('/');
      await mark(page);
      const link = linkTo(page, canada);
      await link.scrollIntoViewIfNeeded();
      await act(link);
      const ready = page.locator('.place[data-hidden]');
      await ready.locator('[data-destination="canada"]').waitFor({ state: 'attached' });
      await expect
        .poll(
          () => ready.locator('main img').evaluate((it) => (it as HTMLImageElement).complete),
          waiting,
        )
        .toBe(true);
      expect(await ready.evaluate((it) => it.clientHeight)).toBe(0);
      expect(await ready.locator('a').first().evaluate(takesFocus)).toBe(false);
      expect(await page.title()).not.toContain(canada.label);
      await ready.evaluate((it) => (it.dataset['mark'] = 'same element'));

      await link.click();
      await shows(page, canada);
      expect(await shown(page).getAttribute('data-mark')).toBe('same element');
      expect(await shown(page).locator('a').first().evaluate(takesFocus)).toBe(true);
      expect(await isMarked(page)).toBe(true);
    },
  );

  it('stays ready, until there are more than three of them', async () => {
    const page = await site.openLivePage('/');
    const ready = page.locator('.place[data-hidden] [data-destination]:not(li)');
    const pointedAt: string[] = [];
    for (const route of [...destinationRoutes, usa]) {
      await linkTo(page, route).hover();
      pointedAt.push(route.id);
      await expect.poll(() => ready.evaluateAll(idsOf), waiting).toEqual(pointedAt.slice(-3));
    }
  });

  it('is ready where the visitor has scrolled to the link, once the browser is idle', async () => {
    const page = await site.openLivePage('/', { viewport: { width: 390, height: 700 } });
    const places = page.locator('.place');
    expect(await places.count()).toBe(1);
    await scrollToMiddle(page, linkTo(page, uk));
    const ready = page.locator('.place[data-hidden] [data-destination="uk"]:not(li)');
    await ready.waitFor({ state: 'attached' });
    await linkTo(page, uk).click();
    await shows(page, uk);
    // What was ready belongs to the page that was left.
    await expect.poll(() => places.count(), waiting).toBe(1);
  });

  it('is not made ready by scrolling for those who asked for less data', async () => {
    const viewport = { width: 390, height: 700 };
    const page = await site.openLivePage('/', { viewport, prepare: saveData });
    await scrollToMiddle(page, linkTo(page, uk));
    // Longer than the others wait.
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 400)),
    );
    expect(await page.locator('.place').count()).toBe(1);
  });
});

function idsOf(elements: Element[]): (string | undefined)[] {
  return elements.map((element) => (element as HTMLElement).dataset['destination']);
}

function takesFocus(element: HTMLElement | SVGElement): boolean {
  element.focus();
  return element === document.activeElement;
}

describe("clicks that are the browser's", () => {
  it.each([
    ['Control', { modifiers: ['Control'] }],
    ['Shift', { modifiers: ['Shift'] }],
    ['the middle button', { button: 'middle' }],
  ] as const)('with %s open the page beside this one', async (_name, options) => {
    const page = await site.openLivePage('/');
    await mark(page);
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      linkTo(page, usa).click(options as Parameters<ReturnType<typeof linkTo>['click']>[0]),
    ]);
    await other.waitForURL(`**${usa.path}`);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await isMarked(page)).toBe(true);
  });

  it.each(['Alt', 'Control', 'Meta', 'Shift'] as const)(
    'with %s are left alone',
    async (modifier) => {
      const page = await site.openLivePage('/');
      const prevented = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            addEventListener('click', (event) => {
              resolve(event.defaultPrevented);
              event.preventDefault();
            });
          }),
      );
      await linkTo(page, usa).click({ modifiers: [modifier] });
      expect(await prevented).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/');
    },
  );
});

describe('a page whose modules do not come', () => {
  const allowed = /ERR_FAILED|dynamically imported module/;

  it('is loaded the usual way', async () => {
    const page = await site.openLivePage('/', { allowed });
    await page.route(/\/assets\/usa-[^/]*\.js$/, (route) => route.abort());
    await mark(page);
    await linkTo(page, usa).click();
    await shows(page, usa);
    await expect.poll(() => isMarked(page), waiting).toBe(false);
    expect(await shown(page).locator('h1').textContent()).toContain(usa.label);
  });

  it('is loaded with its query and its anchor', async () => {
    const page = await site.openLivePage(usa.path, { allowed });
    await page.route(/\/assets\/home-[^/]*\.js$/, (route) => route.abort());
    await mark(page);
    const call = shown(page).getByRole('main').locator('a[href$="#get-in-touch"]');
    const address = await call.getAttribute('href');
    await call.click();
    await page.waitForURL(`**${address}`);
    await expect.poll(() => isMarked(page), waiting).toBe(false);
    await shown(page).locator('#get-in-touch').waitFor();
    expect(page.url()).toBe(`${site.origin}${address}`);
  });
});
