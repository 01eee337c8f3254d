import { describe, expect, it } from 'vitest';
import { home } from '../../shared/content/home.ts';
import { site } from '../../shared/content/site.ts';
import { privacyNote } from '../../shared/enquiry/privacy-note.ts';
import {
  accessibilityId,
  destinationRoutes,
  homeRoute,
  homeSections,
} from '../../shared/routes.ts';
import { only, textOf } from '../setup/html.ts';
import {
  all,
  attributesOf,
  factNames,
  hrefsIn,
  linksIn,
  missingInOrder,
  servePages,
  textsOf,
} from '../setup/pages.ts';
import { testEnquiryAction, testEnvironment } from '../setup/site.ts';

const { pages, destinationPages } = await servePages();
const homePages = pages.filter(({ canonicalPath }) => canonicalPath === homeRoute.path);

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

  it('shows all of its copy', () => {
    const shown = textOf(only(page, 'main'));
    const { title: _, privacy: __, ...copy } = home;
    expect([...textsOf(copy), ...site.promises].filter((text) => !shown.includes(text))).toEqual(
      [],
    );
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

  it('answers what families ask before the form, each question closed, under its own anchor', () => {
    const questions = all(getInTouch, '.questions details:not([open])').map((details) => [
      textOf(only(details, 'summary')),
      only(details, 'p').id,
    ]);
    expect(questions).toEqual(home.families.questions.map(({ id, question }) => [question, id]));
    expect(
      all(getInTouch, '.questions, form[method="post"]').map(({ localName }) => localName),
    ).toEqual(['div', 'form']);
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
    expect(missingInOrder(textOf(accessibility), textsOf(home.accessibility))).toEqual([]);
    expect(hrefsIn(only(page, 'footer'))).toEqual([`#${accessibilityId}`]);
    const privacy = only(page, 'form[method="post"] details:not([open])');
    expect(missingInOrder(textOf(privacy), privacyNote(testEnquiryAction))).toEqual([]);
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
    expect(hrefsIn(caption)).toEqual([site.map.link]);
  });
});

describe.each(homePages)('the enquiry form at $path', ({ page }) => {
  const form = only(page, 'section#get-in-touch form[method="post"]');
  const inputs = all(form, 'input').map(attributesOf);
  const fields = inputs.filter(({ type }) => type !== 'hidden');

  it('posts the fields of the specification natively to the forwarding service', () => {
    expect(inputs.map(({ name, type, ...input }) => [name, type, input['value']])).toEqual([
      ['name', 'text', undefined],
      ['Phone', 'tel', undefined],
      ['country', 'text', undefined],
      ['course', 'text', undefined],
      ['email', 'email', undefined],
      ['_captcha', 'hidden', 'false'],
      ['_next', 'hidden', ''],
    ]);
    expect(all(form, 'select, textarea, object, button[name]')).toEqual([]);
    expect(all(form, 'button').map(attributesOf)).toMatchObject([{ type: 'submit' }]);
    expect(form.getAttribute('action')).toBe(testEnquiryAction);
    expect(form.matches('[enctype], [novalidate], [target], [accept-charset]')).toBe(false);
  });

  it('has five fields that are required, labelled, and filled in by the browser', () => {
    // The browser knows the visitor's own country, which would be the wrong answer.
    const tokens = ['name', 'tel', 'on', 'on', 'email'];
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(tokens);
    for (const { id, ...field } of fields) {
      expect(field).toHaveProperty('required');
      expect(Object.keys(field).join(' ')).not.toMatch(/length|disabled|readonly/);
      expect(textOf(only(form, `label[for="${id}"]`))).not.toBe('');
    }
    const list = fields.find(({ name }) => name === 'country')?.['list'];
    expect(all(form, `datalist#${list} option`).map(attributesOf)).toEqual(
      destinationRoutes.map(({ label }) => ({ value: label })),
    );
  });

  const texts = [
    'O',
    'X Æ A-12',
    'మహేశ్',
    "D'Artagnan-O’Neil, Jr.",
    '“C++” & 🎓?',
    'n'.repeat(9_999),
  ];
  const blank = [' ', '\u200b\u200b', '\u2060\ufeff', '\u3164', '\u2800'];

  it.each([
    ['name', texts, blank],
    ['country', texts, blank],
    ['course', texts, blank],
    ['Phone', ['+91 (0) 98490 12345 ext. 5', '००१२३', '100'], [...blank, 'hello', '+']],
  ])('takes as %s whatever a person really has, and nothing blank', (field, valid, invalid) => {
    const pattern = fields.find(({ name }) => name === field)?.['pattern'];
    // As browsers read it.
    const expression = new RegExp(`^(?:${pattern})$`, 'v');
    expect([...invalid, ...valid].filter((value) => expression.test(value))).toEqual(valid);
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

it('the table compares a question a row and a country a column, whose name leads to its page', () => {
  const table = only(homePages[0]?.page as Document, '#services table');
  expect(textOf(only(table, 'caption'))).toBe(home.compare.title);
  expect(linksIn(only(table, 'thead'))).toEqual(
    destinationPages.map(({ label, path }) => [label, path]),
  );
  const facts = destinationPages.map(({ summary }) => summary.facts);
  const compared = factNames.filter(([label]) => label !== 'Visa');
  expect(all(table, 'tbody tr').map((row) => [...row.children].map(textOf))).toEqual([
    ...compared.map(([label, key]) => [label, ...facts.flatMap((each) => textsOf(each[key]))]),
    ['Official site', ...facts.map(({ official }) => official.text)],
  ]);
  expect(hrefsIn(only(table, 'tbody'))).toEqual(facts.map(({ official }) => official.href));
});
