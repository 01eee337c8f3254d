import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { destinationRoutes, homeRoute, homeSections, type Route } from '../../shared/routes.ts';
import { parseHtml } from '../setup/html.ts';
import { destinationAt } from './destination-at.ts';
import { block, goWithoutScripts, hold, intercept } from './requests.ts';
import { hydrated, testSite } from './site-in-browser.ts';
import {
  click,
  clickInPlace,
  expectFocusWithin,
  expectPlace,
  expectShown,
  expectStartInView,
  fetchedUrls,
  go,
  isSameDocument,
  placeOf,
  saveData,
  scrollDown,
  tagDocument,
} from './visit.ts';

const site = testSite();
const first = destinationAt(0);
const second = destinationAt(1);
const third = destinationAt(2);
const fourth = destinationAt(3);

const card = ({ path }: Route) => `#services li a[href="${path}"]`;
const headerLink = ({ path }: Route) => `header nav a[href="${path}"]`;
const brand = 'header > a';
const callToForm = 'main a[href$="#enquiry"]';

async function servedHtml({ path }: Route): Promise<string> {
  return (await fetch(site.origin + path)).text();
}

/** URL of the module with a destination's guide, which only its own page needs. */
async function guideOf(route: Route): Promise<string> {
  const [address] = (await servedHtml(route)).match(/\/assets\/guide-[\w-]+\.js/) ?? [];
  if (!address) throw new Error(`The page at ${route.path} lists no guide.`);
  return site.origin + address;
}

const announcement = (page: Page) => page.$eval('[aria-live="polite"]', (it) => it.textContent);
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** The head is the one that the server sends for the route. Returns its title. */
async function expectHead(page: Page, route: Route): Promise<string> {
  const parts = 'title, meta[name="description"], link[rel="canonical"]';
  const shown = await page.$$eval(parts, (all) => all.map(({ outerHTML }) => outerHTML));
  const served = parseHtml(await servedHtml(route));
  expect(shown).toEqual([...served.querySelectorAll(parts)].map(({ outerHTML }) => outerHTML));
  return served.title;
}

it.each([
  { name: 'a card of the home page', from: homeRoute, link: card(first), to: first },
  { name: 'the next destination', from: first, link: 'a[rel="next"]', to: second },
  { name: 'the navigation', from: second, link: headerLink(third), to: third },
  { name: 'the brand', from: third, link: brand, to: homeRoute },
])('$name leads to a page as loading it would, with one history entry', async (row) => {
  const page = await site.openHydrated(row.from.path);
  await tagDocument(page);
  const entries = await historyLength(page);
  await click(page, row.link);
  await expectShown(page, row.to);
  expect(await placeOf(page)).toMatchObject({ hash: '', top: 0 });
  // The focused heading is read: nothing else announces the page.
  await expectFocusWithin(page, 'h1');
  expect(await announcement(page)).toBe('');
  await expectHead(page, row.to);
  expect(await historyLength(page)).toBe(entries + 1);
  expect(await isSameDocument(page)).toBe(true);
});

it('a link to the page that is shown leads to its top and adds no history entry', async () => {
  const page = await site.openHydrated('/');
  await scrollDown(page, 200);
  const entries = await historyLength(page);
  await clickInPlace(page, brand);
  await expectPlace(page, { top: 0 });
  expect(await historyLength(page)).toBe(entries);
});

it('Back shows the page before as loading it would, and announces it', async () => {
  const page = await site.openHydrated(first.path);
  await tagDocument(page);
  await click(page, 'a[rel="next"]');
  await expectShown(page, second);
  await go(page, -1);
  await expectShown(page, first);
  expect(await announcement(page)).toBe(await expectHead(page, first));
  expect(await isSameDocument(page)).toBe(true);
});

/** Modules and pictures that one page alone needs. */
const ids = destinationRoutes.map(({ id }) => id);
const ofOnePage = new RegExp(`/(guide|home-page|hero|${ids.join('|')})-[^/]+$`);

/** Notes what only one page needs as soon as it is requested. */
function noteRequests(page: Page, requests: string[]): void {
  page.on('request', (request) => {
    if (ofOnePage.test(request.url())) requests.push(request.url());
  });
}

/** Waits until the page has been idle: what it fetches then has been requested. */
async function untilIdle(page: Page): Promise<void> {
  await fetchedUrls(page);
  await sleep(500);
}

it('a destination that is read fetches its neighbours, without their pictures', async () => {
  const requests: string[] = [];
  const prepare = (page: Page) => noteRequests(page, requests);
  const page = await site.openHydrated(second.path, { prepare });
  await untilIdle(page);
  const expected = [await guideOf(second), await guideOf(first), await guideOf(third)];
  const modules = requests.filter((url) => url.endsWith('.js'));
  expect(modules.toSorted()).toEqual(expected.toSorted());
  const pictures = requests.filter((url) => !url.endsWith('.js'));
  expect(pictures).toEqual([expect.stringContaining(`/assets/${second.id}-`)]);
});

it('the home page fetches all that its cards lead to: a tap waits for no module', async () => {
  const page = await site.openHydrated('/');
  const guides = await Promise.all(destinationRoutes.map(guideOf));
  await expect.poll(() => fetchedUrls(page)).toEqual(expect.arrayContaining(guides));
  await block(page);
  await clickInPlace(page, card(second));
  await expectShown(page, second);
});

it('a browser that reports no network fetches nothing beforehand, and follows links all the same', async () => {
  const requests: string[] = [];
  const page = await site.openPage('about:blank', {
    prepare: (it) => noteRequests(it, requests),
  });
  const release = await goWithoutScripts(page, site.origin + first.path);
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await release();
  await hydrated(page);
  await untilIdle(page);
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([await guideOf(first)]);
  await tagDocument(page);
  await clickInPlace(page, headerLink(second));
  await expectShown(page, second);
  expect(await isSameDocument(page)).toBe(true);
});

it('a visitor who saves data gets only what is pointed at, focused or touched, and then waits for none of it', async () => {
  const requests: string[] = [];
  const page = await site.openHydrated(first.path, {
    prepare: async (it) => {
      noteRequests(it, requests);
      await saveData(it);
    },
  });
  await untilIdle(page);
  const ownPicture = expect.stringContaining(`/assets/${first.id}-`);
  expect(requests.toSorted()).toEqual([await guideOf(first), ownPicture]);
  const expectFetched = async (route: Route) => {
    const picture = expect.stringContaining(`/assets/${route.id}-`);
    const expected = expect.arrayContaining([await guideOf(route), picture]);
    await expect.poll(() => fetchedUrls(page)).toEqual(expected);
  };
  await page.hover(headerLink(second));
  await expectFetched(second);
  await page.focus(headerLink(third));
  await expectFetched(third);
  await (await page.$(headerLink(fourth)))?.touchStart();
  await expectFetched(fourth);
  await block(page, /./);
  await clickInPlace(page, headerLink(second));
  await expectShown(page, second);
});

describe.each([
  { width: 390, height: 800 },
  { width: 1280, height: 800 },
  // A phone in landscape: the bar would leave no room for the content, so it does not stay in view.
  { width: 568, height: 320 },
])('in a window of $width × $height px', ({ width, height }) => {
  const openHome = () => site.openHydrated('/', { viewport: { width, height } });

  function expectCurrentLink(page: Page, hash: string): Promise<void> {
    const marked = () =>
      page.$$eval('a[aria-current="location"]', (links) =>
        links.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().top >= 0]),
      );
    const isInView = hash === '#welcome' ? expect.any(Boolean) : height > 480;
    return expect.poll(marked).toEqual([[hash, isInView]]);
  }

  it('the link to the section that is read is marked', async () => {
    const page = await openHome();
    await expectCurrentLink(page, '#welcome');
    for (const { id } of homeSections.toReversed()) {
      await clickInPlace(page, `header a[href="#${id}"]`);
      await expectStartInView(page, `#${id}`);
      await expectCurrentLink(page, `#${id}`);
    }
  });

  it('it is marked where a link of another page led home, too', async () => {
    const page = await site.openHydrated(first.path, { viewport: { width, height } });
    await clickInPlace(page, brand);
    await expectShown(page, homeRoute);
    await expectCurrentLink(page, '#welcome');
  });

  it('Back leads over the sections in the same document', async () => {
    const page = await openHome();
    await tagDocument(page);
    const places = [{ hash: '', top: await scrollDown(page, 100) }];
    for (const { id } of homeSections.toReversed()) {
      await clickInPlace(page, `header a[href="#${id}"]`);
      await expectStartInView(page, `#${id}`);
      places.push({ hash: `#${id}`, top: (await placeOf(page)).top });
    }
    for (const place of places.slice(0, -1).toReversed()) {
      await go(page, -1);
      await expectPlace(page, place);
    }
    expect(await isSameDocument(page)).toBe(true);
  });
});

it('a section is scrolled to smoothly after a click, but what a key leads to is in view at once', async () => {
  const media = { 'prefers-reduced-motion': 'no-preference' };
  const page = await site.openHydrated('/', { media });
  await page.evaluate(() => {
    const places = new Set<number>();
    addEventListener('scroll', () => {
      document.title = `${places.add(scrollY).size}`;
    });
  });
  const countPlaces = async () => Number(await page.title());
  await page.focus('header a[href="#services"]');
  await page.keyboard.press('Enter');
  await expectStartInView(page, '#services');
  await expect.poll(countPlaces).toBe(1);
  await click(page, 'header a[href="#get-in-touch"]');
  await expectStartInView(page, '#get-in-touch');
  expect(await countPlaces()).toBeGreaterThan(4);
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab');
    const isInView = await page.evaluate(() => {
      const focused = document.activeElement;
      // What has the focus within the map is the concern of its own page.
      if (focused instanceof HTMLIFrameElement) return true;
      const { top = -1, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
      // Browsers scroll to whole pixels.
      return top > -1 && bottom < innerHeight + 1;
    });
    expect(isInView).toBe(true);
  }
});

it('a page that is on its way is shown as busy, not shown once the visitor went elsewhere, and loaded by the browser after 8 s', async () => {
  const page = await site.openHydrated('/', { prepare: saveData });
  await tagDocument(page);
  const isBusy = () => page.$eval('#root', (root) => root.getAttribute('aria-busy'));
  const release = await hold(page);
  await clickInPlace(page, card(first));
  await expect.poll(isBusy).toBe('true');
  await clickInPlace(page, 'header a[href="#get-in-touch"]');
  await expectStartInView(page, '#get-in-touch');
  await expectPlace(page, { hash: '#get-in-touch' });
  const arrival = page.waitForResponse(await guideOf(first));
  await release();
  await (await arrival).text();
  await expect.poll(isBusy).toBe(null);
  await expectShown(page, homeRoute);
  await hold(page);
  const clicked = performance.now();
  await clickInPlace(page, card(second));
  await expect.poll(isBusy).toBe('true');
  expect(await isSameDocument(page)).toBe(true);
  await expectShown(page, second);
  expect(performance.now() - clicked).toBeGreaterThan(8_000);
  expect(await isSameDocument(page)).toBe(false);
});

it.each([
  {
    name: 'the form, at its hash',
    link: callToForm,
    route: homeRoute,
    search: `?country=${encodeURIComponent(first.label)}`,
    start: '#enquiry',
  },
  { name: 'a guide, at its top', link: headerLink(second), route: second, search: '', start: 'h1' },
])(
  'where scripts fail to arrive, the browser loads $name, and Back restores the place',
  async (row) => {
    const allowed = /ERR_FAILED|dynamically imported module/;
    const page = await site.openHydrated(first.path, { allowed, prepare: saveData });
    await block(page);
    await tagDocument(page);
    const top = await scrollDown(page, 1_500);
    await clickInPlace(page, row.link);
    await expectShown(page, row.route);
    await expectStartInView(page, row.start);
    expect(await isSameDocument(page)).toBe(false);
    expect(new URL(page.url()).search).toBe(row.search);
    await go(page, -1);
    await expectPlace(page, { top });
  },
);

it('a page that throws, followed or while it hydrates, says what happened, is left by Back, and leads on', async () => {
  const message = 'A paragraph is missing.';
  const guide = await guideOf(first);
  const body = `import { guide as whole } from '${guide}?whole';
    export const guide = { ...whole, get intro() { throw new Error('${message}'); } };`;
  const allowed = new RegExp(`${message}|Minified React error`);
  const page = await site.openHydrated('/', { allowed, prepare: saveData });
  await intercept(page, new RegExp(`${guide}$`), (request) =>
    request.respond({ contentType: 'text/javascript', body }),
  );
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') reports.push(request.url().replace(site.origin, ''));
  });
  const expectErrorView = () => {
    const texts = () => page.$$eval('h1, main', (all) => all.map(({ innerText }) => innerText));
    const expected = [
      expect.stringMatching(/This page has stopped\.[\s\S]*Load the page again/),
      'Unexpected Application Error!',
    ];
    return expect.poll(texts).toEqual(expected);
  };
  await clickInPlace(page, card(first));
  await expectErrorView();
  await go(page, -1);
  await expectShown(page, homeRoute);
  await go(page, 1);
  await expectErrorView();
  expect(reports).toEqual(['/browser-problem/rendering']);
  await page.reload();
  await expectErrorView();
  await tagDocument(page);
  await clickInPlace(page, `main a[href="${second.path}"]`);
  await expectShown(page, second);
  expect(await isSameDocument(page)).toBe(false);
});
