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
  it('shows the page as loading it would, with one history entry, and so does Back', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    const announcement = () => page.textContent('[aria-live="polite"]');
    const expectHead = async (route: Route) => {
      const served = parseHtml(await servedHtml(route));
      for (const part of ['title', 'meta[name="description"]', 'link[rel="canonical"]']) {
        const shown = await page.locator(part).evaluate((element) => element.outerHTML);
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
      await page.click(link);
      await shows(page, route);
      expect(await placeOf(page)).toMatchObject({ hash: '', top: 0 });
      // The focused heading is read: nothing else announces the page.
      await expectFocus(page, 'h1');
      expect(await announcement()).toBe('');
      await expectHead(route);
      expect(await historyLength(page)).toBe(entries + 1);
    }
    for (const route of [canada, uk]) {
      await page.goBack();
      await shows(page, route);
      expect(await announcement()).toBe(await expectHead(route));
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

  it('with a modifier key or the middle button opens the page beside this one', async () => {
    const page = await site.openLivePage('/');
    const ways: Parameters<Page['click']>[1][] = [
      { modifiers: ['Control'] },
      { modifiers: ['Shift'] },
      { button: 'middle' },
    ];
    for (const way of ways) {
      const opened = page.context().waitForEvent('page');
      await page.click(card(usa), way);
      await shows(await opened, usa);
      await shows(page, homeRoute);
    }
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

it.each([390, 1280])(
  'on a page that came back, %i px wide, section links show and mark their section, and Back leads over them',
  async (width) => {
    const page = await site.openLivePage('/', { viewport: { width, height: 800 } });
    await mark(page);
    await page.click(card(usa));
    await shows(page, usa);
    await page.goBack();
    await shows(page, homeRoute);
    const expectMarked = (hash: string) => {
      const marked = page.locator('a[aria-current="location"]');
      const hashes = () =>
        marked.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      return expect.poll(hashes, waiting).toEqual([hash]);
    };
    const places = [{ hash: '', top: await scrollDown(page, 300) }];
    for (const { id } of homeSections.toReversed()) {
      const hash = sectionAnchor(id);
      await clickInPlace(page, `header a[href="${hash}"]`);
      await startsInView(page, hash);
      await expectMarked(hash);
      places.push({ hash, top: (await placeOf(page)).top });
    }
    for (const place of places.slice(0, -1).toReversed()) {
      await page.goBack();
      await expectPlace(page, place);
      if (place.hash) await expectMarked(place.hash);
    }
    expect(await isMarked(page)).toBe(true);
  },
);

it('a hash in the address bar shows its section; one without a target leaves the page as it is', async () => {
  const page = await site.openLivePage('/');
  await mark(page);
  await page.goto('/#what-we-do');
  await startsInView(page, '#what-we-do');
  const { top } = await placeOf(page);
  for (const hash of ['#nothing', '#%', '#"]']) {
    await page.goto(`/${hash}`);
    await expectPlace(page, { top });
  }
  await page.click(card(usa));
  await shows(page, usa);
  expect(await isMarked(page)).toBe(true);
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
    // At once, not after the 8 s.
    const loaded = page.waitForEvent('load', { timeout: 7_000 });
    await clickInPlace(page, card(usa));
    await loaded;
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

describe('a page that throws', () => {
  const message = 'A paragraph is missing.';

  /** Makes the USA's page throw when it is rendered in the browser. */
  async function breakUsa(page: Page): Promise<void> {
    const guide = await guideOf(usa);
    const body = `import { guide as whole } from '${guide}?whole';
      export const guide = { ...whole, get intro() { throw new Error('${message}'); } };`;
    await page.route(`**${guide}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  }

  /** Checks that the view says what happened, and that its links load other pages. */
  async function expectErrorView(page: Page, next: Route): Promise<void> {
    await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
    expect(await page.innerText('main')).toContain(message);
    await mark(page);
    await page.click(`main a[href="${next.path}"]`);
    await shows(page, next);
    expect(await isMarked(page)).toBe(false);
  }

  it('in the browser says what happened, leads on, and is left by Back', async () => {
    const page = await site.openLivePage('/', { prepare: breakUsa, allowed: new RegExp(message) });
    await page.click(card(usa));
    await page.getByText(message).waitFor();
    await page.goBack();
    await shows(page, homeRoute);
    await page.goForward();
    await expectErrorView(page, uk);
  });

  it('while it hydrates says what happened and leads on', async () => {
    const allowed = new RegExp(`${message}|Minified React error`);
    const page = await site.openPage(usa.path, { prepare: breakUsa, allowed });
    await expectErrorView(page, homeRoute);
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
