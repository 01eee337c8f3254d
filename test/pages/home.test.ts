import { describe, expect, it } from 'vitest';
import { home } from '../../shared/content/home.ts';
import { site } from '../../shared/content/site.ts';
import { factLabels } from '../../shared/guide/facts.ts';
import {
  accessibilityId,
  destinationRoutes,
  homeRoute,
  homeSections,
} from '../../shared/routes.ts';
import { homeTexts, plainText } from '../../tools/content/reading-order.ts';
import { destinations } from '../setup/destinations.ts';
import { only, textOf } from '../setup/html.ts';
import {
  all,
  attributesOf,
  missingInOrder,
  navigationOf,
  type ServedPage,
  servePages,
} from '../setup/pages.ts';
import { testEnquiryAction, testEnvironment } from '../setup/site.ts';

const { pages } = await servePages();
const homePages = pages.filter(({ canonicalPath }) => canonicalPath === homeRoute.path);
const texts = homeTexts(
  home,
  destinations.map(({ summary }) => summary),
).map(plainText);

it('the home page is at both addresses of the specification', () => {
  expect(homePages.map(({ path }) => path)).toEqual(['/', '/site']);
});

describe.each(homePages)('the home page at $path', ({ page }) => {
  const section = (id: string) => only(page, `main > section#${id}`);

  it('has its four sections in the order of its navigation, each under its heading', () => {
    const links = all(navigationOf(page, 'On this page'), 'a');
    expect(links.map(textOf)).toEqual(homeSections.map(({ label }) => label));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      homeSections.map(({ id }) => `#${id}`),
    );
    const sections = all(page, 'main > section');
    expect(sections.map(({ id }) => id)).toEqual(homeSections.map(({ id }) => id));
    expect(sections.map((element) => textOf(only(element, 'h1, h2'))).slice(1)).toEqual(
      homeSections.map(({ label }) => label).slice(1),
    );
  });

  it('shows all of its copy, in the order in which it is meant to be read', () => {
    expect(missingInOrder(textOf(only(page, '#root')), texts)).toEqual([]);
  });

  it('opens with a button that leads to the services', () => {
    const link = only(section('welcome'), 'a');
    expect(textOf(link)).toBe('Explore Our Services');
    expect(link.getAttribute('href')).toBe('#services');
  });

  it('has a card for each destination, whose link says where it leads', () => {
    const cards = all(section('services'), 'li');
    expect(cards.map((card) => textOf(only(card, 'h3')))).toEqual(
      destinationRoutes.map(({ label }) => label),
    );
    const links = cards.map((card) => only(card, 'a'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      destinationRoutes.map(({ path }) => path),
    );
    for (const [index, { label, summary }] of destinations.entries()) {
      // A screen reader lists links without what stands around them.
      expect(links[index] && textOf(links[index])).toMatch(new RegExp(`^Learn more .*${label}$`));
      const { src, alt } = summary.picture;
      const picture = cards[index] && only(cards[index], 'img');
      expect(picture && attributesOf(picture)).toMatchObject({ src, alt });
    }
  });

  it('describes the six parts of the work that the specification names', () => {
    expect(all(section('what-we-do'), 'li h3').map(textOf)).toEqual([
      'Profile and eligibility evaluation',
      'Test preparation and documents',
      'University applications',
      'Financial and admission confirmation',
      'The visa process',
      'Pre-departure and post-arrival support',
    ]);
  });

  it('gives address, phone, mail and both networks', () => {
    const contact = only(section('get-in-touch'), 'address');
    expect(missingInOrder(textOf(contact), site.address)).toEqual([]);
    const links = all(contact, 'a').map((link) => [link.getAttribute('href'), textOf(link)]);
    const { CONTACT_PHONE: phone, CONTACT_EMAIL: email } = testEnvironment;
    expect(links).toEqual([
      [`tel:${phone.replaceAll(' ', '')}`, phone],
      [`mailto:${email}`, email],
      ...site.social.map(({ href, text }) => [href, text]),
    ]);
  });

  it('says how accessible the site is, in a note that is closed and that the footer leads to', () => {
    const note = only(section('get-in-touch'), `details:has(#${accessibilityId})`);
    expect(note.hasAttribute('open')).toBe(false);
    expect(missingInOrder(textOf(note), home.accessibility.map(plainText))).toEqual([]);
    expect(only(page, 'footer a').getAttribute('href')).toBe(`#${accessibilityId}`);
  });

  it('has a map of 250 pixels, fetched late, that learns no more than which site asks', () => {
    const map = only(section('get-in-touch'), 'iframe');
    expect(attributesOf(map)).toMatchObject({
      src: site.map.embed,
      title: site.map.title,
      height: '250',
      loading: 'lazy',
      referrerpolicy: 'strict-origin-when-cross-origin',
    });
    // What a visitor has whose browser blocks the frame.
    const caption = only(page, 'figcaption');
    expect(missingInOrder(textOf(caption), site.address)).toEqual([]);
    expect(only(caption, 'a').getAttribute('href')).toBe(site.map.link);
  });
});

describe.each(homePages)('the enquiry form at $path', ({ page }) => {
  const form = only(page, 'form[method="post"]');
  const inputs = all(form, 'input').map(attributesOf);
  const fields = inputs.filter(({ type }) => type !== 'hidden');

  it('posts natively to the forwarding service', () => {
    const { action, method, ...others } = attributesOf(form);
    expect({ action, method }).toEqual({ action: testEnquiryAction, method: 'post' });
    // Each would change what arrives, or where the answer shows.
    for (const name of ['enctype', 'novalidate', 'target', 'accept-charset']) {
      expect(others).not.toHaveProperty(name);
    }
  });

  it('asks for the five fields of the specification, all required', () => {
    expect(fields.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
      ['name', 'text', 'name'],
      ['Phone', 'tel', 'tel'],
      // The browser knows the visitor's own country, which would be the wrong answer.
      ['country', 'text', 'on'],
      ['course', 'text', 'on'],
      ['email', 'email', 'email'],
    ]);
    for (const field of fields) {
      expect(field).toHaveProperty('required');
      for (const name of ['value', 'minlength', 'maxlength', 'disabled', 'readonly']) {
        expect(field).not.toHaveProperty(name);
      }
    }
  });

  it('has a label for each field, and suggests the destinations as countries', () => {
    const labels = fields.map(({ id }) => textOf(only(form, `label[for="${id}"]`)));
    expect(new Set(labels.filter(Boolean)).size).toBe(fields.length);
    const list = fields.find(({ name }) => name === 'country')?.['list'];
    expect(all(page, `datalist#${list} option`).map((option) => attributesOf(option))).toEqual(
      destinationRoutes.map(({ label }) => ({ value: label })),
    );
  });

  it('hides two instructions to the service and sends nothing else', () => {
    const hidden = inputs.filter(({ type }) => type === 'hidden');
    expect(hidden.map(({ name, value }) => [name, value])).toEqual([
      ['_captcha', 'false'],
      ['_next', ''],
    ]);
    expect(all(form, 'select, textarea, object, button[name]')).toEqual([]);
    expect(all(form, 'button').map(attributesOf)).toMatchObject([{ type: 'submit' }]);
  });

  it('says what happens to what is sent, in a note that is closed', () => {
    const note = only(form, 'details');
    expect(note.hasAttribute('open')).toBe(false);
    expect(missingInOrder(textOf(note), home.privacy)).toEqual([]);
  });

  it('has its success panel beside it, hidden', () => {
    const panel = only(section(page), 'dialog');
    expect(panel.hasAttribute('open')).toBe(false);
    const title = only(panel, 'h3');
    expect(textOf(title)).toBe('Application Submitted!');
    expect(panel.getAttribute('aria-labelledby')).toBe(title.id);
    expect(textOf(only(panel, 'p'))).toBe(
      "Thank you for reaching out. We'll get back to you shortly.",
    );
    expect(textOf(only(panel, 'button'))).toBe('Close');
  });
});

function section(page: Document): Element {
  return only(page, 'section#get-in-touch');
}

describe('the table that compares the destinations', () => {
  const [{ page }] = homePages as [ServedPage, ...ServedPage[]];
  const table = only(page, 'section#services table');
  const columns = all(table, 'thead th');
  const rows = all(table, 'tbody tr');

  it('stands behind the cards, with a caption and the direction of each header cell', () => {
    const [list, after] = all(page, '#services ul, #services table');
    expect([list?.localName, after]).toEqual(['ul', table]);
    expect(textOf(only(table, 'caption'))).toBe(home.compare.title);
    for (const column of columns) expect(column.getAttribute('scope')).toBe('col');
    for (const row of rows) {
      expect(row.children).toHaveLength(columns.length);
      expect(only(row, 'th').getAttribute('scope')).toBe('row');
      expect(row.firstElementChild?.localName).toBe('th');
    }
  });

  it('has a row for each destination, which leads to its page', () => {
    const links = rows.map((row) => only(row, 'th a'));
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
      destinationRoutes.map(({ label, path }) => [label, path]),
    );
  });

  it('says in each cell what the page of the destination says at a glance', () => {
    const names = columns.map(textOf);
    for (const [index, { path, summary }] of destinations.entries()) {
      const cells = [...(rows[index]?.children ?? [])].map(textOf);
      const glance = new Map(glanceOf(path));
      const compared = names.filter((name) => glance.has(name));
      expect(compared).toHaveLength(factLabels.length - 1);
      for (const name of compared) expect(cells[names.indexOf(name)]).toBe(glance.get(name));
      const official = rows[index]?.querySelector('td:last-child a')?.getAttribute('href');
      expect(official).toBe(summary.facts.official.href);
    }
  });
});

/** Terms and details of a destination's boarding pass. */
function glanceOf(path: string): readonly (readonly [term: string, detail: string])[] {
  const page = pages.find((served) => served.path === path)?.page;
  if (!page) throw new Error(`Nothing is served at ${path}.`);
  const [list] = all(page, 'main dl');
  return all(list ?? page, 'div').map((fact) => [
    textOf(only(fact, 'dt')),
    textOf(only(fact, 'dd')),
  ]);
}
