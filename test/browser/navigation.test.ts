import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  destinationRoute,
  homeRoute,
  homeSections,
  type Route,
  sectionAnchor,
} from '../../shared/routes.ts';
import { only, parseHtml } from '../setup/html.ts';
import { hold, hydrated, saveData, scripts, testSite, waiting } from './fixture.ts';
import {
  expectFocus,
  expectPlace,
  isMarked,
  mark,
  placeOf,
  scrollDown,
  shows,
  startsInView,
} from './visit.ts';

const site = testSite();
const usa = destinationRoute('usa');
const uk = destinationRoute('uk');
const canada = destinationRoute('canada');
const australia = destinationRoute('australia');
const ireland = destinationRoute('ireland');

/** The ways from page to page. */
const card = ({ path }: Route) => `#services li a[href="${path}"]`;
const headerLink = ({ path }: Route) => `header nav a[href="${path}"]`;
const nextLink = 'a[rel="next"]';
const brand = 'header > a';
const callToForm = 'main a[href$="#get-in-touch"]';

async function servedHtml({ path }: Route): Promise<string> {
  return (await fetch(site.origin + path)).text();
}

/** The module with a destination's guide, which only its own page needs. */
async function guideOf(route: Route): Promise<string> {
  const [address] = (await servedHtml(route)).match(/\/assets\/guide-[\w-]+\.js/) ?? [];
  if (!address) throw new Error(`The page at ${route.path} lists no guide.`);
  return address;
}

function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}

/** Clicks without scrolling the link into view. */
async function clickInPlace(page: Page, link: string): Promise<void> {
  await page.locator(link).evaluate((element: HTMLElement) => element.click());
}

describe('following a link', () => {
  it('shows the page as loading it would, with one history entry and one announcement', async () => {
    const page = await site.openLivePage('/', { reducedMotion: 'no-preference' });
    await mark(page);
    const announced = await page.evaluateHandle(() => {
      const texts: (string | null)[] = [];
      const announcer = document.querySelector('[aria-live="polite"]');
      if (!announcer) throw new Error('Nothing announces politely.');
      const observer = new MutationObserver(() => texts.push(announcer.textContent));
      observer.observe(announcer, { childList: true, characterData: true, subtree: true });
      return texts;
    });
    const journey: [string, Route][] = [
      [card(usa), usa],
      [nextLink, uk],
      [headerLink(canada), canada],
      [brand, homeRoute],
    ];
    const titles: (string | null)[] = [];
    for (const [link, route] of journey) {
      const served = parseHtml(await servedHtml(route));
      const entries = await historyLength(page);
      await page.click(link);
      await shows(page, route);
      expect(await placeOf(page)).toMatchObject({ hash: '', top: 0 });
      await expectFocus(page, 'h1');
      titles.push(only(served, 'title').textContent);
      await expect.poll(() => announced.jsonValue(), waiting).toEqual(titles);
      for (const part of ['title', 'meta[name="description"]', 'link[rel="canonical"]']) {
        const shown = await page.locator(part).evaluate((element) => element.outerHTML);
        expect(shown).toBe(only(served, part).outerHTML);
      }
      expect(await historyLength(page)).toBe(entries + 1);
    }
    expect(await isMarked(page)).toBe(true);
  });

  it('to the page that is shown goes to its top and adds no history entry', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    await scrollDown(page, 200);
    const entries = await historyLength(page);
    await page.click(brand);
    await expectPlace(page, { top: 0 });
    expect(await historyLength(page)).toBe(entries);
    await page.click(card(usa));
    await shows(page, usa);
    await page.click(headerLink(usa));
    expect(await historyLength(page)).toBe(entries + 1);
    expect(await isMarked(page)).toBe(true);
  });

  it("to the form, from a destination's page, ends at the form with its country", async () => {
    const page = await site.openLivePage(usa.path);
    await mark(page);
    await page.click(callToForm);
    await startsInView(page, '#get-in-touch');
    await expectPlace(page, { hash: '#get-in-touch', focus: 'get-in-touch' });
    expect(await page.inputValue('[name="country"]')).toBe(usa.label);
    expect(await isMarked(page)).toBe(true);
  });

  it.each([
    { modifiers: ['Control' as const] },
    { modifiers: ['Shift' as const] },
    { button: 'middle' as const },
  ])('by %o opens the page beside this one', async (how) => {
    const page = await site.openLivePage('/');
    const opened = page.context().waitForEvent('page');
    await page.click(card(usa), how);
    await shows(await opened, usa);
    await shows(page, homeRoute);
  });
});

it('Back and Forward restore where the visitor was and what had the focus, also over a reload', async () => {
  const page = await site.openLivePage('/', { reducedMotion: 'no-preference' });
  await page.focus(card(canada));
  await page.keyboard.press('Tab');
  const { focus: linkAfterCard } = await placeOf(page);
  /** Follows a link right after scrolling a little. Returns the place that was left. */
  const leaveBy = async (link: string, next: Route) => {
    await page.locator(link).scrollIntoViewIfNeeded();
    const top = await scrollDown(page, (await placeOf(page)).top + 20);
    const focus = `${await page.getAttribute(link, 'href')}`;
    await page.click(link);
    await shows(page, next);
    return { hash: '', top, focus };
  };
  const home = await leaveBy(card(canada), canada);
  expect(home.top).toBeGreaterThan(500);
  const first = await leaveBy(nextLink, australia);
  const top = await scrollDown(page, 900);
  await page.reload();
  await hydrated(page);
  await expectPlace(page, { top });
  const second = await leaveBy(nextLink, destinationRoute('newzealand'));
  for (const place of [second, first, home]) {
    await page.goBack();
    await expectPlace(page, place);
  }
  await page.keyboard.press('Tab');
  await expectPlace(page, { focus: linkAfterCard });
  await page.goForward();
  await expectPlace(page, first);
});

describe('on the home page', () => {
  it('section links show their section, Back leads over them, and a hash without a target nowhere', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    const places = [{ hash: '', top: await scrollDown(page, 300) }];
    for (const { id } of homeSections.toReversed()) {
      await page.click(`header a[href="${sectionAnchor(id)}"]`);
      await startsInView(page, sectionAnchor(id));
      const { hash, top } = await placeOf(page);
      expect(hash).toBe(sectionAnchor(id));
      places.push({ hash, top });
    }
    for (const place of places.slice(0, -1).toReversed()) {
      await page.goBack();
      await expectPlace(page, place);
    }
    for (const hash of ['#nothing', '#%', '#"]']) {
      await page.goto(`/${hash}`);
      await expectPlace(page, { top: 300 });
    }
    await page.click(card(usa));
    await shows(page, usa);
    expect(await isMarked(page)).toBe(true);
  });

  it('the section in view is marked, and no other, also after coming back', async () => {
    const page = await site.openLivePage('/');
    const marked = () =>
      page
        .locator('a[aria-current="location"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(marked, waiting).toEqual([sectionAnchor('welcome')]);
    await page.click(card(usa));
    await shows(page, usa);
    await page.goBack();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { id } of [...homeSections, ...homeSections.toReversed()]) {
        await page.locator(sectionAnchor(id)).evaluate((section) => section.scrollIntoView());
        await expect.poll(marked, waiting).toEqual([sectionAnchor(id)]);
      }
    }
  });
});

describe('a page whose modules do not arrive', () => {
  it('is announced as busy after 300 ms and loaded by the browser after 8 s', async () => {
    const page = await site.openLivePage('/', {
      prepare: async (prepared) => {
        await saveData(prepared);
        await prepared.clock.install({ time: 0 });
      },
    });
    await mark(page);
    const release = await hold(page);
    await page.clock.pauseAt(60_000);
    const expectBusyAfter = async (milliseconds: number, busy: string | null) => {
      await page.clock.runFor(milliseconds);
      expect(await page.getAttribute('#root', 'aria-busy')).toBe(busy);
    };
    await page.click(card(usa));
    await expectBusyAfter(299, null);
    await expectBusyAfter(1, 'true');
    await page.goBack();
    await expectBusyAfter(60_000, null);
    await page.goForward();
    await expectBusyAfter(7_999, 'true');
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(1);
    await shows(page, usa);
    expect(await isMarked(page)).toBe(false);
    release();
  });

  it('is loaded by the browser when they fail, at its top or its hash', async () => {
    const allowed = /ERR_FAILED|dynamically imported module/;
    const page = await site.openLivePage('/', { allowed, prepare: saveData });
    await page.route(scripts, (route) => route.abort());
    await mark(page);
    const home = await scrollDown(page, 1_500);
    await clickInPlace(page, card(usa));
    await shows(page, usa);
    expect(await isMarked(page)).toBe(false);
    expect((await placeOf(page)).top).toBe(0);
    await page.unroute(scripts);
    await page.goBack();
    await expectPlace(page, { top: home });
    await page.goForward();
    await hydrated(page);
    await page.route(scripts, (route) => route.abort());
    await mark(page);
    await page.click(callToForm);
    await shows(page, homeRoute);
    await startsInView(page, '#get-in-touch');
    expect(await isMarked(page)).toBe(false);
    expect(new URL(page.url()).search).toBe('?country=USA');
  });

  it('is not shown any more once the visitor went back or elsewhere', async () => {
    const page = await site.openLivePage('/', { prepare: saveData });
    const prefetched = page.waitForResponse(`**${await guideOf(uk)}`);
    await page.hover(card(uk));
    await prefetched;
    const release = await hold(page);
    const top = await scrollDown(page, 1_500);
    await clickInPlace(page, card(usa));
    await page.waitForURL(`**${usa.path}`);
    await page.goBack();
    await shows(page, homeRoute);
    await expectPlace(page, { top });
    await page.goForward();
    await clickInPlace(page, card(uk));
    await shows(page, uk);
    const arrival = page.waitForResponse(`**${await guideOf(usa)}`);
    release();
    await (await arrival).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await shows(page, uk);
    expect(await page.title()).toContain(uk.label);
  });
});

describe("a page's modules and picture are fetched", () => {
  /** Lists the paths that the page requests from now on. */
  function listRequests(page: Page): string[] {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    return paths;
  }

  it('when a link to it is pointed at, focused or touched', async () => {
    const page = await site.openLivePage(usa.path, { prepare: saveData });
    const requests = listRequests(page);
    const acts: [Route, (link: Locator) => Promise<void>][] = [
      [uk, (link) => link.hover()],
      [canada, (link) => link.focus()],
      [australia, (link) => link.dispatchEvent('touchstart')],
    ];
    for (const [route, act] of acts) {
      await act(page.locator(headerLink(route)));
      const picture = expect.stringMatching(`/assets/${route.id}-.*\\.svg`);
      const expected = expect.arrayContaining([await guideOf(route), picture]);
      await expect.poll(() => requests, waiting).toEqual(expected);
    }
  });

  it.each([false, true])(
    'when a link to it is in view, but not for those who save data (%s)',
    async (savesData) => {
      const page = await site.openPage('/', {
        viewport: { width: 390, height: 600 },
        prepare: async (prepared) => savesData && saveData(prepared),
      });
      const requests = listRequests(page);
      await hydrated(page);
      await page.locator(card(canada)).scrollIntoViewIfNeeded();
      await page.evaluate(async () => {
        for (let turns = 0; turns < 3; turns += 1) {
          await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
        }
      });
      // Where the focus is counts for everybody, and comes after what was in view.
      await page.locator(card(usa)).focus();
      const usaGuide = await guideOf(usa);
      await expect.poll(() => requests, waiting).toContain(usaGuide);
      expect(requests.includes(await guideOf(canada))).toBe(!savesData);
      expect(requests).not.toContain(await guideOf(ireland));
    },
  );
});
