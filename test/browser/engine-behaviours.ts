import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { destinationRoutes } from '../../shared/routes.ts';
import { destinationAt } from './destination-at.ts';
import { enquiry, expectPanel, expectReceived, expectValues, fillIn } from './enquiry.ts';
import { choose, chooseStart, expectPlan, planOn } from './plan-page.ts';
import { type AnyPage, hydrated, type testSite } from './site-in-browser.ts';
import type { testSiteInWebKit } from './site-in-webkit.ts';
import {
  clickInPlace,
  expectFocusWithin,
  expectPlace,
  expectShown,
  expectStartInView,
  go,
  isSameDocument,
  placeOf,
  scrollDown,
  tagDocument,
  translate,
} from './visit.ts';

const first = destinationAt(0);
const second = destinationAt(1);
const card = `#services li a[href="${first.path}"]`;

/** Tests what browsers do in ways of their own. Everything else is tested in Chromium. */
export function testEngineBehaviours(
  site: ReturnType<typeof testSite> | ReturnType<typeof testSiteInWebKit>,
) {
  /** Follows a card of the home page, opens a question there, scrolls, and goes on to the next page. */
  async function leaveTwoPlaces() {
    const page = await site.openHydrated('/');
    const home = { hash: '', top: await scrollDown(page, 2_600), focus: first.path };
    await clickInPlace(page, card);
    await expectShown(page, first);
    await clickInPlace(page, 'main details:nth-of-type(2) > summary');
    const guide = { hash: '', top: await scrollDown(page, 900), focus: second.path };
    await clickInPlace(page, 'a[rel="next"]');
    await expectShown(page, second);
    // Nobody goes back or reloads sooner.
    await sleep(500);
    return { page, home, guide };
  }

  it('Back restores the place, the focus and what was opened', async () => {
    const { page, guide } = await leaveTwoPlaces();
    await go(page, -1);
    await expectPlace(page, guide);
    expect(await countOpenQuestions(page)).toBe(1);
  });

  it('the next Tab after Back goes on from the link that was followed', async () => {
    const { page, guide, home } = await leaveTwoPlaces();
    await go(page, -1);
    await expectPlace(page, guide);
    await go(page, -1);
    await expectPlace(page, home);
    await page.keyboard.press('Tab');
    expect((await placeOf(page)).focus).not.toBe(home.focus);
  });

  it('a reload keeps the place', async () => {
    const { page } = await leaveTwoPlaces();
    const top = await scrollDown(page, 300);
    await sleep(500);
    await reload(page);
    await expectPlace(page, { top });
  });

  it('a reload keeps what was opened, and the place to which Back leads', async () => {
    const { page, guide } = await leaveTwoPlaces();
    await reload(page);
    await go(page, -1);
    await expectPlace(page, guide);
    await reload(page);
    await expect.poll(() => countOpenQuestions(page)).toBe(1);
  });

  it('the skip link leads to the content', async () => {
    const page = await site.openHydrated(first.path);
    await focus(page, '[href="#main"]');
    await page.keyboard.press('Enter');
    await expectStartInView(page, '#main');
    await page.keyboard.press('Tab');
    await expectFocusWithin(page, '#main');
  });

  it('Back from where the skip link led is where one was, in the same document', async () => {
    const page = await site.openHydrated(first.path);
    await tagDocument(page);
    // The browser itself follows this link, and leaves `history.state` empty.
    await focus(page, '[href="#main"]');
    await page.keyboard.press('Enter');
    await expectPlace(page, { hash: '#main' });
    await go(page, -1);
    await expectPlace(page, { hash: '', top: 0 });
    expect(await isSameDocument(page)).toBe(true);
  });

  it.each(['#%', '#"]', '#nothing'])(
    'a typed hash without a target, %s, moves nothing',
    async (hash) => {
      const page = await site.openHydrated('/');
      await clickInPlace(page, 'header a[href="#services"]');
      await expectStartInView(page, '#services');
      const { top } = await placeOf(page);
      await typeHash(page, hash);
      await expectPlace(page, { hash: new URL(hash, site.origin).hash, top });
    },
  );

  it('a typed hash shows its section, and Back leads to where one was, in the same document', async () => {
    const page = await site.openHydrated('/');
    await tagDocument(page);
    await clickInPlace(page, 'header a[href="#services"]');
    await expectStartInView(page, '#services');
    const { top } = await placeOf(page);
    await typeHash(page, '#what-we-do');
    await expectStartInView(page, '#what-we-do');
    await go(page, -1);
    await expectPlace(page, { hash: '#services', top });
    expect(await isSameDocument(page)).toBe(true);
  });

  const noteLink = 'footer a[href$="#accessibility"]';

  it('a hash opens a closed note when the page loads', async () => {
    const page = await site.openHydrated('/site#accessibility');
    await expectNoteMarked(page);
  });

  it('a link opens a note once more that was closed again', async () => {
    const page = await site.openHydrated('/#accessibility');
    await clickInPlace(page, '#accessibility');
    await typeHash(page, '#results');
    await clickInPlace(page, noteLink);
    await expectNoteMarked(page);
  });

  it('a link of another page opens a note, and focuses it', async () => {
    const page = await site.openHydrated(first.path);
    await tagDocument(page);
    await clickInPlace(page, noteLink);
    await expectNoteMarked(page);
    await expectFocusWithin(page, '#accessibility');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('a note that a link opened is open again after Back and Forward, and after a reload', async () => {
    const page = await site.openHydrated(first.path);
    await clickInPlace(page, noteLink);
    await expectNoteMarked(page);
    await go(page, -1);
    await expectShown(page, first);
    await go(page, 1);
    await expectNoteMarked(page);
    await reload(page);
    await expectNoteMarked(page);
  });

  it('what is typed by keys is kept on the way back and over a reload', async () => {
    const page = await site.openHydrated('/');
    await fillIn(page, { ...enquiry, name: '' });
    await focus(page, '[name="name"]');
    await page.keyboard.press('Z');
    const values = { ...enquiry, name: 'Z' };
    await clickInPlace(page, card);
    await expectShown(page, first);
    await go(page, -1);
    await expectValues(page, values);
    await reload(page);
    await expectValues(page, values);
  });

  it('a chosen plan comes back whole after a reload, at its place', async () => {
    // At a hash WebKit itself leads back to what that names.
    const page = await site.openHydrated(second.path);
    const chosen = await chooseStart(page);
    // Amid its rows.
    const top = await scrollDown(page, 2_400);
    await sleep(500);
    await reload(page);
    await expectPlan(page, chosen);
    await expectPlace(page, { top });
  });

  it.each(destinationRoutes)(
    'the page about $label that a browser has translated shows each level and start that is chosen as any other does',
    async ({ path }) => {
      const page = await site.openHydrated(path);
      await page.evaluate(translate);
      const changes = [
        ['start', 2],
        ['level', 1],
        ['start', 3],
        ['level', 2],
        ['level', 0],
        ['start', 0],
      ] as const;
      const shown = [];
      for (const [name, place] of changes) {
        await choose(page, name, place);
        await sleep(50);
        shown.push(await planOn(page));
      }
      await page.goto(site.origin + path);
      await hydrated(page);
      await clickInPlace(page, '#your-start [type="reset"]');
      for (const [name, place] of changes) {
        await choose(page, name, place);
        await expectPlan(page, shown.shift() ?? {});
      }
    },
  );

  it('an enquiry is sent once, however often Enter is pressed, and what was typed is there meanwhile', async () => {
    const page = await site.openHydrated('/');
    await fillIn(page);
    site.forwarder.mode = 'hang';
    await focus(page, '#enquiry [type="submit"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => site.forwarder.attempts).toBe(1);
    await page.keyboard.press('Enter');
    // A page of its own comes after all that the first one sent.
    await page.goto(`${site.origin}/`);
    await hydrated(page);
    await expectValues(page);
    expect(site.forwarder.attempts).toBe(1);
  });

  it('the panel says that it has arrived, stays until it is closed, and is not shown again', async () => {
    const page = await site.openHydrated('/');
    await fillIn(page);
    await clickInPlace(page, '#enquiry [type="submit"]');
    await expectReceived(site);
    await expectPanel(page, true);
    // The address is tidied once the page is hydrated.
    await expect.poll(() => page.evaluate(() => location.search)).toBe('');
    await expectFocusWithin(page, 'dialog');
    await clickInPlace(page, 'header a[href="#services"]');
    await expectStartInView(page, '#services');
    await expectPanel(page, true);
    await clickInPlace(page, 'dialog button');
    await expectPlace(page, { hash: '#get-in-touch' });
    await reload(page);
    await expectPanel(page, false);
    await expectValues(page, {});
  });
}

function typeHash(page: AnyPage, hash: string): Promise<void> {
  return page.evaluate((typed) => location.assign(typed), hash);
}

/** Waits until the note on accessibility is open, in view, and alone shown as where a link has led. */
async function expectNoteMarked(page: AnyPage): Promise<void> {
  await expectStartInView(page, '#accessibility');
  const state = () =>
    page.evaluate(() => {
      const isMarked = (it: Element) => getComputedStyle(it).borderLeftStyle === 'solid';
      const marked = [...document.querySelectorAll('details')].filter(isMarked);
      return marked.map((it) => [it.open, it.querySelector('summary')?.id]);
    });
  await expect.poll(state).toEqual([[true, 'accessibility']]);
}

function countOpenQuestions(page: AnyPage): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('main details[open]').length);
}

/** Resolves when the page that is loaded anew is hydrated: until then the browser itself restores what was typed. */
async function reload(page: AnyPage): Promise<void> {
  await tagDocument(page);
  // Later: the answer of a script whose page is gone may never come.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await hydrated(page);
}

/** The drivers' own ways fail now and then on a document that has just been loaded. */
async function focus(page: AnyPage, selector: string): Promise<void> {
  await page.evaluate((it) => (document.querySelector(it) as HTMLElement).focus(), selector);
}
