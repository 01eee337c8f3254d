import { describe, expect, it } from 'vitest';
import { destinationRoute, enquirySentAddress, homeRoute } from '../../shared/routes.ts';
import { showEveryState, violationsOf } from './axe.ts';
import { enquiry, expectPanel, expectReceived, expectValues } from './enquiry.ts';
import { coloursAlong, type Line } from './pixels.ts';
import { hydrated, testSite, waiting } from './site-in-browser.ts';
import { testSiteInWebKit } from './site-in-webkit.ts';
import {
  type AnyPage,
  expectFocus,
  expectKeptWhenTurned,
  expectPlace,
  go,
  inPage,
  isMarked,
  mark,
  placeOf,
  press,
  scrollDown,
  shows,
  startsInView,
} from './visit.ts';

const usa = destinationRoute('usa');
const card = `#services li a[href="${usa.path}"]`;
// The forwarding service is asked to send the visitor back.
const environment = { ENQUIRY_RETURN: 'on' };

/** What Firefox and WebKit may do otherwise than Chromium, in which everything else is tested. */
describe.each([
  ['Firefox', () => testSite({ engine: 'firefox', environment })],
  ['WebKit', () => testSiteInWebKit(environment)],
])('in %s', (_engine, start) => {
  const site = start();

  // Navigation by the browser itself leaves `history.state` empty.
  it('the skip link stays at its target, and Back restores the pages before', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    const top = await scrollDown(page, 2_600);
    await press(page, card);
    await shows(page, usa);
    await focus(page, '[href="#main"]');
    await page.keyboard.press('Enter');
    await startsInView(page, '#main');
    await page.keyboard.press('Tab');
    await expectFocus(page, '#main');
    await go(page, -1);
    await expectPlace(page, { hash: '', top: 0 });
    await shows(page, usa);
    await go(page, -1);
    await shows(page, homeRoute);
    await expectPlace(page, { hash: '', top, focus: usa.path });
    expect(await isMarked(page)).toBe(true);
  });

  it('a hash edited in the address bar shows its section, and Back leads to where the page was', async () => {
    const page = await site.openLivePage('/');
    await mark(page);
    await press(page, 'header a[href="#services"]');
    await startsInView(page, '#services');
    const { hash, top } = await placeOf(page);
    await inPage(page, () => {
      location.hash = '#what-we-do';
    });
    await startsInView(page, '#what-we-do');
    await go(page, -1);
    await expectPlace(page, { hash, top });
    await press(page, 'header > a');
    await expectPlace(page, { hash: '', top: 0 });
    expect(await isMarked(page)).toBe(true);
  });

  it('a link to a closed note opens it: from another page, on the way back, and once more', async () => {
    const page = await site.openLivePage(usa.path);
    const link = 'footer a[href$="#accessibility"]';
    const isOpen = () =>
      inPage(page, () => document.querySelector('#accessibility')?.closest('details')?.open);
    await press(page, link);
    await expect.poll(isOpen, waiting).toBe(true);
    await startsInView(page, '#accessibility');
    await expectFocus(page, '#accessibility');
    await go(page, -1);
    await shows(page, usa);
    await inPage(page, () => history.forward());
    await expect.poll(isOpen, waiting).toBe(true);
    await press(page, '#accessibility');
    expect(await isOpen()).toBe(false);
    await press(page, link);
    await expect.poll(isOpen, waiting).toBe(true);
  });

  it('a field that is filled in stays in view when a phone is turned', async () => {
    const page = await site.openLivePage('/');
    await expectKeptWhenTurned(page, '[name="course"]');
  });

  it('what is typed is kept on every way back, sent once, and its panel is shown once', async () => {
    const page = await site.openLivePage('/');
    const values = { ...enquiry, name: 'Z' };
    await focus(page, '[name="name"]');
    await page.keyboard.press('Z');
    await inPage(page, insert, { ...enquiry, name: '' });
    await press(page, card);
    await shows(page, usa);
    await go(page, -1);
    await expectValues(page, values);
    await reload(page);
    await expectValues(page, values);

    site.forwarder.setMode('hang');
    await focus(page, '#enquiry [type="submit"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => site.forwarder.attempts, waiting).toBe(1);
    await page.keyboard.press('Enter');
    await inPage(page, () => stop());
    // A page of its own comes after all that the first one sent.
    await reload(page);
    await expectValues(page, values);
    expect(site.forwarder.attempts).toBe(1);

    site.forwarder.setMode('deliver');
    await press(page, '#enquiry [type="submit"]');
    await expectReceived(site, values);
    await expectPanel(page, true);
    // The address is tidied once the page is hydrated.
    await expect.poll(() => inPage(page, () => location.search), waiting).toBe('');
    await expectFocus(page, 'dialog');
    await page.keyboard.press('Enter');
    await expectPlace(page, { hash: '#get-in-touch' });
    await reload(page);
    await expectPanel(page, false);
    await expectValues(page, {});
  });

  it.each(['/', usa.path, enquirySentAddress])(
    '%s has no violation of WCAG 2.2 AA that axe finds, in any state',
    async (path) => {
      const page = await site.openLivePage(path);
      // Too low for the bars to stick and cover what axe looks at.
      await page.setViewport({ width: 360, height: 470 });
      await inPage(page, showEveryState);
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  it('the airmail edge is half paper, half stripes', async () => {
    const page = await site.openLivePage(usa.path);
    const y = await inPage(page, () => {
      const header = document.querySelector('#root header') as HTMLElement;
      return Math.round(header.getBoundingClientRect().bottom - 4);
    });
    const picture = await page.screenshot({ encoding: 'base64' });
    const colours = await coloursAlong(page, picture, { from: [0, y], to: [1_280, y] });
    const stripes = colours.filter(({ red, blue }) => Math.abs(red - blue) > 60);
    expect(stripes.length / colours.length).toBeCloseTo(0.5, 1);
  });

  it('the perforation of a stamp ends at all four edges of its paper', async () => {
    const page = await site.openLivePage('/');
    const { left, right, top, bottom } = await inPage(page, findPaper);
    const picture = await page.screenshot({ encoding: 'base64' });
    const edges: readonly Line[] = [
      { from: [left, top + 1], to: [right, top + 1] },
      { from: [left, bottom - 2], to: [right, bottom - 2] },
      { from: [left + 1, top], to: [left + 1, bottom] },
      { from: [right - 2, top], to: [right - 2, bottom] },
    ];
    for (const edge of edges) {
      const colours = await coloursAlong(page, picture, edge);
      const share = colours.filter(({ blue }) => blue > 235).length / colours.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.6);
    }
  });
});

/** Resolves when the page that is loaded anew is hydrated: until then the browser itself restores what was typed. */
async function reload(page: Parameters<typeof hydrated>[0] & AnyPage): Promise<void> {
  await mark(page);
  await inPage(page, () => location.reload());
  await expect.poll(() => isMarked(page), waiting).toBe(false);
  await hydrated(page);
}

/** The drivers' own ways fail now and then on a document that has just been loaded. */
function focus(page: AnyPage, selector: string): Promise<void> {
  return inPage(page, (it) => (document.querySelector(it) as HTMLElement).focus(), selector);
}

/** Runs in the page: pastes into the fields of the form. */
function insert(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
    document.execCommand('insertText', false, value);
  }
}

/** Runs in the page: scrolls to the first stamp and returns the box of its paper, within the border of `::before`. */
function findPaper() {
  const stamp = document.querySelector('#services .stamp') as HTMLElement;
  stamp.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = stamp.getBoundingClientRect();
  const { width, height, borderTopWidth } = getComputedStyle(stamp, '::before');
  const across = Number.parseFloat(width) / 2 - Number.parseFloat(borderTopWidth);
  const down = Number.parseFloat(height) / 2 - Number.parseFloat(borderTopWidth);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return {
    left: Math.round(x - across),
    right: Math.round(x + across),
    top: Math.round(y - down),
    bottom: Math.round(y + down),
  };
}
