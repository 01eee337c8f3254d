import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  destinationRoute,
  destinationRoutes,
  homeRoute,
  homeSections,
  type Route,
  sectionAnchor,
} from '../../shared/routes.ts';
import { only, parseHtml } from '../setup/html.ts';
import { holdScripts, hydrated, saveData, scripts, testSite, waiting } from './fixture.ts';
import { isMarked, mark, placeOf, scrollDown, shows, startsInView } from './visit.ts';

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

/** The head that the server sends with a page. */
async function servedHead({ path }: Route) {
  const document = parseHtml(await (await fetch(site.origin + path)).text());
  return {
    title: only(document, 'title').textContent,
    description: only(document, 'meta[name="description"]').getAttribute('content'),
    canonical: only(document, 'link[rel="canonical"]').getAttribute('href'),
  };
}

function shownHead(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  }));
}

/** Lists what a screen reader is given to announce; each reading empties the list. */
async function collectAnnouncements(page: Page): Promise<() => Promise<(string | null)[]>> {
  const list = await page.evaluateHandle(() => {
    const texts: (string | null)[] = [];
    const announcer = document.querySelector('[aria-live="polite"]');
    if (!announcer) throw new Error('Nothing announces politely.');
    new MutationObserver(() => texts.push(announcer.textContent)).observe(announcer, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => list.evaluate((texts) => texts.splice(0));
}

function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}

/** The module with a destination's guide, which only its own page needs. */
async function guideOf({ path }: Route): Promise<string> {
  const html = await (await fetch(site.origin + path)).text();
  const [address] = html.match(/\/assets\/guide-[\w-]+\.js/) ?? [];
  if (!address) throw new Error(`The page at ${path} lists no guide.`);
  return address;
}

describe('following a link', () => {
  it('shows the page as loading it would, with one history entry and one announcement', async () => {
    const page = await site.openLivePage('/', { reducedMotion: 'no-preference' });
    await mark(page);
    const announcements = await collectAnnouncements(page);
    const journey: [string, Route][] = [
      [card(usa), usa],
      [nextLink, uk],
      ...destinationRoutes.slice(2).map((route): [string, Route] => [headerLink(route), route]),
      [brand, homeRoute],
    ];
    for (const [link, route] of journey) {
      const head = await servedHead(route);
      const entries = await historyLength(page);
      await page.click(link);
      await shows(page, route);
      const { top } = await placeOf(page);
      expect(top).toBe(0);
      expect(await page.locator('h1').evaluate((h1) => h1 === document.activeElement)).toBe(true);
      await expect.poll(() => shownHead(page), waiting).toEqual(head);
      expect(await announcements()).toEqual([head.title]);
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
    await expect.poll(async () => (await placeOf(page)).top, waiting).toBe(0);
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
    await shows(page, homeRoute);
    await startsInView(page, 'get-in-touch');
    expect(await placeOf(page)).toMatchObject({ hash: '#get-in-touch', focus: 'get-in-touch' });
    expect(await page.inputValue('[name="country"]')).toBe(usa.label);
    expect(await isMarked(page)).toBe(true);
  });

  it('with a modifier key or the middle button is left to the browser', async () => {
    const page = await site.openLivePage('/', { prepare: saveData });
    const prevented = await page.evaluateHandle(() => {
      const list: boolean[] = [];
      for (const type of ['click', 'auxclick']) {
        addEventListener(type, (event) => {
          list.push(event.defaultPrevented);
          event.preventDefault();
        });
      }
      return list;
    });
    for (const modifier of ['Alt', 'Control', 'Meta', 'Shift'] as const) {
      await page.click(card(usa), { modifiers: [modifier] });
    }
    await page.click(card(usa), { button: 'middle' });
    expect(await prevented.jsonValue()).toEqual([false, false, false, false, false]);
    await shows(page, homeRoute);
  });
});

describe('Back and Forward', () => {
  it('restore where the visitor was and what had the focus', async () => {
    const page = await site.openLivePage('/', { reducedMotion: 'no-preference' });
    await page.focus(card(canada));
    await page.keyboard.press('Tab');
    const { focus: linkAfterCard } = await placeOf(page);
    const left = [];
    for (const link of [card(canada), nextLink, nextLink]) {
      await page.locator(link).scrollIntoViewIfNeeded();
      left.push(await leaveBy(page, link));
    }
    const [home, first, second] = left;
    expect(home?.top).toBeGreaterThan(500);
    await page.goBack();
    expect(await placeOf(page)).toEqual(second);
    await page.goBack();
    expect(await placeOf(page)).toEqual(first);
    await page.goBack();
    expect(await placeOf(page)).toEqual(home);
    await page.keyboard.press('Tab');
    expect((await placeOf(page)).focus).toBe(linkAfterCard);
    await page.goForward();
    expect(await placeOf(page)).toEqual(first);
  });

  it('restore them after a reload, which itself keeps the position', async () => {
    const page = await site.openLivePage('/');
    await page.locator(card(canada)).scrollIntoViewIfNeeded();
    const home = await leaveBy(page, card(canada));
    const top = await scrollDown(page, 900);
    await page.reload();
    await hydrated(page);
    expect((await placeOf(page)).top).toBe(top);
    await page.locator(nextLink).scrollIntoViewIfNeeded();
    const first = await leaveBy(page, nextLink);
    await page.goBack();
    await expect.poll(() => placeOf(page), waiting).toEqual(first);
    await page.goBack();
    await expect.poll(() => placeOf(page), waiting).toEqual(home);
  });

  /** Follows a link right after scrolling a little. Returns the place that was left. */
  async function leaveBy(page: Page, link: string) {
    const heading = await page.textContent('h1');
    const top = await page.evaluate(() => {
      scrollBy({ top: 20, behavior: 'instant' });
      return Math.round(scrollY);
    });
    const focus = await page.getAttribute(link, 'href');
    await page.click(link);
    await expect.poll(() => page.textContent('h1'), waiting).not.toBe(heading);
    return { hash: '', top, focus };
  }
});

describe('a hash that the browser follows', () => {
  it('from a section link shows the section, and Back leads over the sections', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    const places = [{ hash: '', top: await scrollDown(page, 300), focus: '' }];
    for (const { id } of homeSections.toReversed()) {
      await page.click(`header a[href="${sectionAnchor(id)}"]`);
      await startsInView(page, id);
      const { top } = await placeOf(page);
      places.push({ hash: sectionAnchor(id), top, focus: sectionAnchor(id) });
    }
    for (const { hash, top } of places.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect.poll(() => placeOf(page), waiting).toMatchObject({ hash, top });
    }
    expect(await isMarked(page)).toBe(true);
  });

  it('from the skip link stays at its target, and Back restores the pages before', async () => {
    const page = await site.openLivePage('/');
    await scrollDown(page, 2_600);
    await page.locator(card(usa)).evaluate((link: HTMLElement) => link.click());
    await shows(page, usa);
    await page.focus('[href="#main"]');
    await page.keyboard.press('Enter');
    await startsInView(page, 'main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.goBack();
    await shows(page, usa);
    await page.goBack();
    await expect.poll(() => placeOf(page), waiting).toMatchObject({ hash: '', top: 2_600 });
  });

  it('from the address bar shows the section; one without a target leaves the page as it is', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    await page.goto('/#what-we-do');
    await startsInView(page, 'what-we-do');
    const { top } = await placeOf(page);
    for (const hash of ['#nothing', '#%', '#"]']) {
      await page.goto(`/${hash}`);
      expect((await placeOf(page)).top).toBe(top);
    }
    await page.click(card(usa));
    await shows(page, usa);
    expect(await isMarked(page)).toBe(true);
  });
});

describe('a page whose modules do not arrive', () => {
  const allowed = /ERR_FAILED|dynamically imported module/;

  it('is announced as busy after 300 ms and loaded by the browser after 8 s', async () => {
    const page = await site.openLivePage('/', {
      prepare: async (prepared) => {
        await saveData(prepared);
        await prepared.clock.install({ time: 0 });
      },
    });
    await mark(page);
    const release = await holdScripts(page);
    await page.clock.pauseAt(60_000);
    await page.click(card(usa));
    const busy = () => page.getAttribute('#root', 'aria-busy');
    await page.clock.runFor(299);
    expect(await busy()).toBe(null);
    await page.clock.runFor(1);
    expect(await busy()).toBe('true');
    await page.goBack();
    await page.clock.runFor(60_000);
    expect(await busy()).toBe(null);
    await page.goForward();
    await page.clock.runFor(7_999);
    expect(await busy()).toBe('true');
    expect(await isMarked(page)).toBe(true);
    await page.clock.runFor(1);
    await shows(page, usa);
    expect(await isMarked(page)).toBe(false);
    release();
  });

  it('is loaded by the browser when they fail, at its top or its hash', async () => {
    const page = await site.openLivePage('/', { allowed, prepare: saveData });
    await page.route(scripts, (route) => route.abort());
    await mark(page);
    const home = await scrollDown(page, 1_500);
    await page.locator(card(usa)).evaluate((link: HTMLElement) => link.click());
    await shows(page, usa);
    expect(await isMarked(page)).toBe(false);
    expect((await placeOf(page)).top).toBe(0);
    await page.unroute(scripts);
    await page.goBack();
    await expect.poll(async () => (await placeOf(page)).top, waiting).toBe(home);
    await page.goForward();
    await hydrated(page);
    await page.route(scripts, (route) => route.abort());
    await mark(page);
    await page.click(callToForm);
    await shows(page, homeRoute);
    await startsInView(page, 'get-in-touch');
    expect(await isMarked(page)).toBe(false);
    expect(new URL(page.url()).search).toBe('?country=USA');
  });

  it('is not shown any more once the visitor went back or elsewhere', async () => {
    const page = await site.openLivePage('/', { prepare: saveData });
    const prefetched = page.waitForResponse(`**${await guideOf(uk)}`);
    await page.hover(card(uk));
    await prefetched;
    const release = await holdScripts(page);
    const home = await scrollDown(page, 1_500);
    await page.locator(card(usa)).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${usa.path}`);
    await page.goBack();
    await shows(page, homeRoute);
    expect((await placeOf(page)).top).toBe(home);
    await page.goForward();
    await page.locator(card(uk)).evaluate((link: HTMLElement) => link.click());
    await shows(page, uk);
    const arrival = page.waitForResponse(`**${await guideOf(usa)}`);
    release();
    await (await arrival).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await shows(page, uk);
    expect(await page.title()).toContain(uk.label);
  });
});

describe('prefetching', () => {
  /** Lists the paths that the page requests from now on. */
  function listRequests(page: Page): string[] {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    return paths;
  }

  it("fetches a page's modules and picture when its link is pointed at, focused or touched", async () => {
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

  it("fetches a card's page when the card is in view", async () => {
    const page = await site.openPage('/', { viewport: { width: 390, height: 600 } });
    const requests = listRequests(page);
    await hydrated(page);
    await page.locator(card(canada)).scrollIntoViewIfNeeded();
    const guide = await guideOf(canada);
    await expect.poll(() => requests, waiting).toContain(guide);
    expect(requests).not.toContain(await guideOf(ireland));
  });

  it('fetches none in view for visitors who save data', async () => {
    const page = await site.openLivePage('/', { prepare: saveData });
    const requests = listRequests(page);
    await page.locator(card(canada)).scrollIntoViewIfNeeded();
    await page.evaluate(async () => {
      for (let turns = 0; turns < 3; turns += 1) {
        await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }
    });
    await page.focus(brand);
    await page.focus(card(usa));
    const guide = await guideOf(usa);
    await expect.poll(() => requests, waiting).toContain(guide);
    expect(requests).not.toContain(await guideOf(canada));
  });
});
