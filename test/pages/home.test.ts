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
import { only, textOf } from '../setup/html.ts';
import { all, attributesOf, linksIn, missingInOrder, servePages } from '../setup/pages.ts';
import { testEnquiryAction, testEnvironment } from '../setup/site.ts';

const { pages, destinationPages } = await servePages();
const homePages = pages.filter(({ canonicalPath }) => canonicalPath === homeRoute.path);
const summaries = destinationPages.map(({ summary }) => summary);

it('the home page is at both addresses of the specification', () => {
  expect(homePages.map(({ path }) => path)).toEqual(['/', '/site']);
});

describe.each(homePages)('the home page at $path', ({ page }) => {
  const [welcome, services, whatWeDo, getInTouch] = homeSections.map(({ id }) =>
    only(page, `main > section#${id}`),
  ) as [Element, Element, Element, Element];

  it('has the four sections of the specification, in the order of its navigation', () => {
    const labels = ['Welcome', 'Our Services', 'What we do', 'Get in touch'];
    const sections = all(page, 'main > section');
    expect(linksIn(only(page, 'nav[aria-label="On this page"]'))).toEqual(
      sections.map(({ id }, index) => [labels[index], `#${id}`]),
    );
    expect(sections.flatMap((section) => all(section, 'h2').map(textOf))).toEqual(labels.slice(1));
  });

  it('shows all of its copy, in the order in which it is meant to be read', () => {
    const texts = homeTexts(home, summaries).map(plainText);
    expect(missingInOrder(textOf(only(page, '#root')), texts)).toEqual([]);
  });

  it('opens with a button that leads to the services', () => {
    expect(linksIn(welcome)).toEqual([['Explore Our Services', '#services']]);
  });

  it('has a card for each destination, whose link says where it leads', () => {
    const cards = all(services, 'li').map((card) => {
      const { src, alt } = attributesOf(only(card, 'img'));
      return [textOf(only(card, 'h3')), src, alt, ...linksIn(card).flat()];
    });
    expect(cards).toEqual(
      destinationPages.map(({ label, path, summary: { picture } }) => {
        // A screen reader lists links without what stands around them.
        const link = expect.stringMatching(new RegExp(`^Learn more .*${label}$`));
        return [label, picture.src, picture.alt, link, path];
      }),
    );
  });

  it('describes the six parts of the work that the specification names', () => {
    expect(all(whatWeDo, 'li h3').map(textOf)).toEqual([
      'Profile and eligibility evaluation',
      'Test preparation and documents',
      'University applications',
      'Financial and admission confirmation',
      'The visa process',
      'Pre-departure and post-arrival support',
    ]);
  });

  it('gives address, phone, mail and both networks', () => {
    const contact = only(getInTouch, 'address');
    expect(missingInOrder(textOf(contact), site.address)).toEqual([]);
    const { CONTACT_PHONE: phone, CONTACT_EMAIL: email } = testEnvironment;
    expect(linksIn(contact)).toEqual([
      [phone, `tel:${phone.replaceAll(' ', '')}`],
      [email, `mailto:${email}`],
      ...site.social.map(({ href, text }) => [text, href]),
    ]);
  });

  it('says how accessible it is and what happens to an enquiry, in notes that are closed', () => {
    const accessibility = only(page, `details:not([open]):has(#${accessibilityId})`);
    expect(missingInOrder(textOf(accessibility), home.accessibility.map(plainText))).toEqual([]);
    expect(linksIn(only(page, 'footer')).map(([, href]) => href)).toEqual([`#${accessibilityId}`]);
    const privacy = only(page, 'form[method="post"] details:not([open])');
    expect(missingInOrder(textOf(privacy), home.privacy)).toEqual([]);
  });

  it('has a map of 250 pixels, fetched late, that learns no more than which site asks', () => {
    expect(attributesOf(only(getInTouch, 'iframe'))).toMatchObject({
      src: site.map.embed,
      title: site.map.title,
      height: '250',
      loading: 'lazy',
      referrerpolicy: 'strict-origin-when-cross-origin',
    });
    // What a visitor has whose browser blocks the frame.
    const caption = only(getInTouch, 'figcaption');
    expect(missingInOrder(textOf(caption), site.address)).toEqual([]);
    expect(linksIn(caption).map(([, href]) => href)).toEqual([site.map.link]);
  });
});

describe.each(homePages)('the enquiry form at $path', ({ page }) => {
  const form = only(page, 'section#get-in-touch form[method="post"]');
  const inputs = all(form, 'input').map(attributesOf);
  const fields = inputs.filter(({ type }) => type !== 'hidden');

  it('posts natively to the forwarding service, and nothing changes how', () => {
    expect(form.getAttribute('action')).toBe(testEnquiryAction);
    expect(Object.keys(attributesOf(form)).toSorted()).toEqual(['action', 'class', 'id', 'method']);
    expect(all(form, 'button').map(attributesOf)).toMatchObject([{ type: 'submit' }]);
  });

  it('asks for the five fields of the specification, all required and labelled', () => {
    expect(fields.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
      ['name', 'text', 'name'],
      ['Phone', 'tel', 'tel'],
      // The browser knows the visitor's own country, which would be the wrong answer.
      ['country', 'text', 'on'],
      ['course', 'text', 'on'],
      ['email', 'email', 'email'],
    ]);
    for (const { id, ...field } of fields) {
      expect(field).toHaveProperty('required');
      expect(Object.keys(field).join(' ')).not.toMatch(/value|length|disabled|readonly/);
      expect(textOf(only(form, `label[for="${id}"]`))).not.toBe('');
    }
  });

  it('suggests the destinations as countries', () => {
    const list = fields.find(({ name }) => name === 'country')?.['list'];
    expect(all(page, `datalist#${list} option`).map(attributesOf)).toEqual(
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
  });

  it('has its success panel beside it, hidden', () => {
    const panel = only(page, 'section#get-in-touch dialog:not([open])');
    const title = only(panel, `#${panel.getAttribute('aria-labelledby')}`);
    expect([title, only(panel, 'p'), only(panel, 'button')].map(textOf)).toEqual([
      'Application Submitted!',
      "Thank you for reaching out. We'll get back to you shortly.",
      'Close',
    ]);
  });
});

describe('the table that compares the destinations', () => {
  const table = only(homePages[0]?.page as Document, '#services ul ~ * table');
  const rows = all(table, 'tbody tr:has(> th[scope="row"]:first-child)');

  it('has a caption, and a row for each destination that leads to its page and official site', () => {
    expect(textOf(only(table, 'caption'))).toBe(home.compare.title);
    expect(rows.map(linksIn)).toEqual(
      destinationPages.map(({ label, path, summary: { facts } }) => [
        [label, path],
        [facts.official.text, facts.official.href],
      ]),
    );
  });

  it('says in each cell what the page of the destination says at a glance', () => {
    const compared = factLabels.filter(([fact]) => fact !== 'visa');
    const columns = all(table, 'thead th[scope="col"]').map(textOf);
    expect(columns).toEqual(['Country', ...compared.map(([, term]) => term), 'Official site']);
    expect(rows.map((row) => all(row, 'td').map(textOf))).toEqual(
      summaries.map(({ facts }) => [
        ...compared.map(([fact]) => plainText(facts[fact])),
        facts.official.text,
      ]),
    );
  });
});
