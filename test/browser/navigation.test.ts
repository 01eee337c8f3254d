import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoute, homeRoute, homeSections, type Route } from '../../shared/routes.ts';
import { only, parseHtml } from '../setup/html.ts';
import { block, hold, intercept } from './requests.ts';
import { hydrated, testSite, waiting } from './site-in-browser.ts';
import {
  expectFocus,
  expectPlace,
  go,
  isMarked,
  mark,
  placeOf,
  press,
  scrollDown,
  shows,
  startsInView,
} from './visit.ts';
import { click, visible } from './visitor.ts';

const site = testSite();
const usa = destinationRoute('usa');
const uk = destinationRoute('uk');
const canada = destinationRoute('canada');
const australia = destinationRoute('australia');

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

describe('following a link', () => {
  it('shows the page as loading it would, with one history entry, and so does Back', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    const announcement = () => page.$eval('[aria-live="polite"]', (it) => it.textContent);
    const expectHead = async (route: Route) => {
      const served = parseHtml(await servedHtml(route));
      for (const part of ['title', 'meta[name="description"]', 'link[rel="canonical"]']) {
        const shown = await page.$eval(part, (element) => element.outerHTML);
        expect(shown).toBe(only(served, part).outerHTML);
      }
      return only(served, 'title').textContent;
    };
    const journey: [string, Route][] = [
      [card(usa), usa],
      [nextLink, uk],
      [headerLink(canada), canada],
      [brand, homeRoute],
    ];
    for (const [link, route] of journey) {
      const entries = await historyLength(page);
      await click(page, link);
      await shows(page, route);
      expect(await placeOf(page)).toMatchObject({ hash: '', top: 0 });
      // The focused heading is read: nothing else announces the page.
      await expectFocus(page, 'h1');
      expect(await announcement()).toBe('');
      await expectHead(route);
      expect(await historyLength(page)).toBe(entries + 1);
    }
    await scrollDown(page, 200);
    const entries = await historyLength(page);
    await press(page, brand);
    await expectPlace(page, { top: 0 });
    expect(await historyLength(page)).toBe(entries);
    for (const route of [canada, uk]) {
      await go(page, -1);
      await shows(page, route);
      expect(await announcement()).toBe(await expectHead(route));
    }
    expect(await isMarked(page)).toBe(true);
  });

  it('waits for nothing that was fetched when it was pointed at, focused or touched; before, nothing is', async () => {
    const requests: string[] = [];
    const page = await site.openLivePage(usa.path, {
      prepare: (prepared) =>
        prepared.on('requestfinished', (request) => requests.push(new URL(request.url()).pathname)),
    });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const ofOthers = /\/(guide|home-page|uk|canada|australia|hero)-[^/]+$/;
    expect(requests.filter((path) => ofOthers.test(path) && !path.includes('/usa'))).toEqual([
      await guideOf(usa),
    ]);
    const acts: [Route, (link: string) => Promise<unknown>][] = [
      [uk, (link) => page.hover(link)],
      [canada, (link) => page.focus(link)],
      [
        australia,
        (link) =>
          page.$eval(link, (it) => it.dispatchEvent(new Event('touchstart', { bubbles: true }))),
      ],
    ];
    for (const [route, act] of acts) {
      await act(headerLink(route));
      const picture = expect.stringMatching(`/assets/${route.id}-.*\\.svg`);
      const expected = expect.arrayContaining([await guideOf(route), picture]);
      await expect.poll(() => requests, waiting).toEqual(expected);
    }
    await block(page, /./);
    await press(page, headerLink(uk));
    await shows(page, uk);
  });
});

it('Back and Forward restore place, focus and opened questions, also over a reload', async () => {
  const page = await site.openLivePage('/');
  const openQuestions = () =>
    page.$$eval('main details', (all) => all.flatMap(({ open }, index) => (open ? index : [])));
  /** Follows a link right after scrolling a little. Returns the place that was left. */
  const leaveBy = async (link: string, next: Route) => {
    await (await visible(page, link)).scrollIntoView();
    const top = await scrollDown(page, (await placeOf(page)).top + 20);
    const focus = await page.$eval(link, (it) => `${it.getAttribute('href')}`);
    await press(page, link);
    await shows(page, next);
    return { hash: '', top, focus };
  };
  const home = await leaveBy(card(canada), canada);
  expect(home.top).toBeGreaterThan(500);
  await click(page, 'main details:nth-of-type(2) > summary');
  const opened = await openQuestions();
  expect(opened).toHaveLength(1);
  const first = await leaveBy(nextLink, australia);
  const top = await scrollDown(page, 900);
  await page.reload();
  await hydrated(page);
  await expectPlace(page, { top });
  const second = await leaveBy(nextLink, destinationRoute('newzealand'));
  for (const place of [second, first]) {
    await go(page, -1);
    await expectPlace(page, place);
  }
  expect(await openQuestions()).toEqual(opened);
  await page.reload();
  await expect.poll(openQuestions, waiting).toEqual(opened);
  await hydrated(page);
  await go(page, -1);
  await expectPlace(page, home);
  await page.keyboard.press('Tab');
  expect((await placeOf(page)).focus).not.toBe(home.focus);
  await go(page, 1);
  await expectPlace(page, first);
});

it.each([
  [390, 800],
  [1280, 800],
  [740, 360],
  [568, 320],
])(
  'in a window of %i × %i px links show and mark their section, and Back leads over them',
  async (width, height) => {
    const page = await site.openLivePage(usa.path, { viewport: { width, height } });
    await mark(page);
    await press(page, brand);
    await shows(page, homeRoute);
    const expectMarked = (hash: string) => {
      const marked = () =>
        page.$$eval('a[aria-current="location"]', (links) =>
          links.map((link) => link.getAttribute('href')),
        );
      return expect.poll(marked, waiting).toEqual([hash]);
    };
    await expectMarked('#welcome');
    const places = [{ hash: '', top: await scrollDown(page, 100) }];
    for (const { id } of homeSections.toReversed()) {
      await press(page, `header a[href="#${id}"]`);
      await startsInView(page, `#${id}`);
      await expectMarked(`#${id}`);
      places.push({ hash: `#${id}`, top: (await placeOf(page)).top });
    }
    for (const place of places.slice(0, -1).toReversed()) {
      await go(page, -1);
      await expectPlace(page, place);
      if (place.hash) await expectMarked(place.hash);
    }
    expect(await isMarked(page)).toBe(true);
  },
);

it('a section is scrolled to smoothly after a click, but what Tab leads to is in view at once', async () => {
  const media = { 'prefers-reduced-motion': 'no-preference' };
  const page = await site.openLivePage('/', { media });
  const scrolling = page.evaluate(() => {
    const places = new Set<number>();
    addEventListener('scroll', () => places.add(scrollY));
    return new Promise<number>((done) => addEventListener('scrollend', () => done(places.size)));
  });
  await click(page, 'header a[href="#get-in-touch"]');
  expect(await scrolling).toBeGreaterThan(3);
  const inView = () =>
    page.evaluate(() => {
      const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      // Browsers scroll to whole pixels.
      return top > -1 && bottom < innerHeight + 1;
    });
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab');
    expect(await inView()).toBe(true);
  }
});

describe('a page whose modules do not arrive', () => {
  it('is announced as busy, is not shown once the visitor went elsewhere, and at last is loaded by the browser', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    const isBusy = () => page.$eval('#root', (root) => root.getAttribute('aria-busy'));
    const release = await hold(page);
    await press(page, card(usa));
    await expect.poll(isBusy, waiting).toBe('true');
    await press(page, 'header a[href="#get-in-touch"]');
    await startsInView(page, '#get-in-touch');
    await expectPlace(page, { hash: '#get-in-touch' });
    const arrival = page.waitForResponse(site.origin + (await guideOf(usa)));
    release();
    await (await arrival).text();
    await expect.poll(isBusy, waiting).toBe(null);
    await shows(page, homeRoute);
    await hold(page);
    await press(page, card(uk));
    await expect.poll(isBusy, waiting).toBe('true');
    expect(await isMarked(page)).toBe(true);
    await shows(page, uk);
    expect(await isMarked(page)).toBe(false);
  });

  it('is loaded by the browser when they fail, at its hash or its top', async () => {
    const allowed = /ERR_FAILED|dynamically imported module/;
    const page = await site.openLivePage(usa.path, { allowed });
    const passAgain = await block(page);
    await mark(page);
    await press(page, callToForm);
    await shows(page, homeRoute);
    await startsInView(page, '#get-in-touch');
    expect(await isMarked(page)).toBe(false);
    expect(new URL(page.url()).search).toBe('?country=USA');
    passAgain();
    await page.reload();
    await hydrated(page);
    await block(page);
    await mark(page);
    const top = await scrollDown(page, 1_500);
    await press(page, card(uk));
    await shows(page, uk);
    expect(await isMarked(page)).toBe(false);
    expect((await placeOf(page)).top).toBe(0);
    await go(page, -1);
    await expectPlace(page, { top });
  });
});

it('a page that throws, followed or while it hydrates, says what happened, is left by Back, and leads on', async () => {
  const message = 'A paragraph is missing.';
  const guide = await guideOf(usa);
  const body = `import { guide as whole } from '${guide}?whole';
    export const guide = { ...whole, get intro() { throw new Error('${message}'); } };`;
  const prepare = (page: Page) =>
    intercept(page, new RegExp(`${guide}$`), (request) =>
      request.respond({ contentType: 'text/javascript', body }),
    );
  const allowed = new RegExp(`${message}|Minified React error`);
  const page = await site.openLivePage('/', { prepare, allowed });
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') reports.push(request.url().replace(site.origin, ''));
  });
  const expectErrorView = () => {
    const texts = () => page.$$eval('h1, main', (all) => all.map(({ innerText }) => innerText));
    const expected = [expect.stringContaining(message), 'Unexpected Application Error!'];
    return expect.poll(texts, waiting).toEqual(expected);
  };
  await press(page, card(usa));
  await expectErrorView();
  await go(page, -1);
  await shows(page, homeRoute);
  await go(page, 1);
  await expectErrorView();
  expect(reports).toEqual(['/browser-problem/rendering']);
  await page.reload();
  await expectErrorView();
  await mark(page);
  await press(page, `main a[href="${uk.path}"]`);
  await shows(page, uk);
  expect(await isMarked(page)).toBe(false);
});
