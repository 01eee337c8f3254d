import { expect, it } from 'vitest';
import { site as consultancy } from '../../shared/content/site.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { emulateMedia, testSite } from './site-in-browser.ts';
import { isTextLight, startsInView } from './visit.ts';

const site = testSite();
const usa = destinationAt(0).path;

it('the lists of documents keep their ticks on this device, each its own, until they are cleared', async () => {
  const page = await site.openHydrated(usa);
  /** Waits until so many boxes are ticked in the lists of each stage. */
  const expectTicks = async (application: number, visa: number) => {
    const count = async (list: string) => (await page.$$(`#documents-${list} :checked`)).length;
    await expect
      .poll(() => Promise.all(['application', 'visa'].map(count)))
      .toEqual([application, visa]);
  };
  await page.click('#documents-application li:nth-child(2) input');
  await page.click('#documents-visa li:nth-child(1) input');
  await expectTicks(1, 1);
  await page.click('#documents-visa [type="reset"]');
  await expectTicks(1, 0);
  await page.goto(site.origin + destinationAt(1).path);
  await expectTicks(0, 0);
  await page.goBack();
  await expectTicks(1, 0);
});

it('any two countries stand next to each other on a phone without script, and all where there is room', async () => {
  const viewport = { width: 320, height: 800 };
  const page = await site.openPage('/', { javaScriptEnabled: false, viewport });
  const shown = () =>
    page.$$eval('.compare thead th', (heads) =>
      heads.filter((head) => head.checkVisibility()).map((head) => head.textContent),
    );
  const overflow = () =>
    page.$eval('.compare', ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await shown()).toEqual([destinationAt(0).label, destinationAt(1).label]);
  const [one, other] = await page.$$('.compare select');
  await one?.select(destinationAt(-1).id);
  await other?.select(destinationAt(-2).id);
  expect(await shown()).toEqual([destinationAt(-2).label, destinationAt(-1).label]);
  expect(await overflow()).toBe(0);
  await page.setViewport({ width: 1280, height: 800 });
  expect(await shown()).toEqual(destinationRoutes.map(({ label }) => label));
  expect(await overflow()).toBe(0);
  expect(await page.$eval('.compare select', (select) => select.checkVisibility())).toBe(false);
});

it('without script a link to a question opens it, in sight, and marks it', async () => {
  const page = await site.openPage(`${usa}#visa-refused`, { javaScriptEnabled: false });
  const opened = await page.$$eval('details[open]', (all) =>
    all.map((it) => [it.querySelector('summary + [id]')?.id, getComputedStyle(it).borderLeftWidth]),
  );
  expect(opened).toEqual([['visa-refused', '4px']]);
  await startsInView(page, 'details[open] > summary');
});

/** What only a screen can use. */
const screenOnly = `nav:not([aria-label="On this page"]:has(p)), aside, dialog, button, iframe,
    select, p:has(> button, select), p:has(> button) + p, details:has(#accessibility),
    form:has(input:not([type="checkbox"], [type="hidden"]))`;

it.each(['/', usa])(
  '%s is whole on paper and dark on light, without what only a screen can use, without script',
  async (path) => {
    // A printer's page is narrower than a screen.
    const viewport = { width: 690, height: 1000 };
    const page = await site.openPage(path, { javaScriptEnabled: false, viewport });
    // Printing loads the pictures that were out of view. Each sheet is an object of its own in the file.
    const file = Buffer.from(await page.pdf({ format: 'A4', tagged: false, outline: false }));
    const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
    expect(sheets?.length).toBeLessThanOrEqual(6);
    await emulateMedia(page, { type: 'print', 'prefers-color-scheme': 'dark' });
    const controls = await page.$$eval(screenOnly, (all) => all.map((it) => it.checkVisibility()));
    expect(controls.length).toBeGreaterThan(3);
    expect(controls).not.toContain(true);
    expect(await page.evaluate(findUnprinted, screenOnly)).toEqual([]);
    expect(await page.evaluate(isTextLight)).toBe(false);
    const addresses = await page.$$eval('address', (all) =>
      all.filter((it) => it.checkVisibility()).map(({ innerText }) => innerText),
    );
    expect(addresses.join()).toContain(consultancy.city);
    expect(addresses.join()).toMatch(/\+\d[\d ]{8}.*@/s);
    const sources = await page.$$eval('main :is(p, li) > a[href^="https:"]', (links) =>
      links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    );
    expect(sources.filter(([href, printed]) => !printed?.includes(`${href}`))).toEqual([]);
  },
);

/** Runs in the page: what has no box, can't be read or ends beside the paper. */
function findUnprinted(screenOnly: string): readonly string[] {
  const parts = 'h2, h3, p, li, td, dt, dd, time, img, [type="checkbox"]';
  const elements = [...document.querySelectorAll<HTMLElement>(`main :is(${parts})`)];
  return elements.flatMap((element) => {
    const { left, right, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isWhole = isShown && height > 0 && left >= 0 && right <= innerWidth;
    return isWhole || element.closest(screenOnly) ? [] : [element.outerHTML.slice(0, 100)];
  });
}
