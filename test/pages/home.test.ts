import { describe, expect, it } from 'vitest';
import { home } from '../../shared/content/home.ts';
import { site } from '../../shared/content/site.ts';
import { privacyNote } from '../../shared/enquiry/privacy-note.ts';
import { accessibilityId, destinationRoutes } from '../../shared/routes.ts';
import { only, textOf } from '../setup/html.ts';
import {
  all,
  attributesOf,
  factNames,
  hrefsIn,
  linksIn,
  missingInOrder,
  questionsIn,
  servePages,
  textsOf,
} from '../setup/pages.ts';

const { pages, destinationPages } = await servePages();
const enquiryAction = 'https://forms.example/inbox@par-avion.example';
const homePages = pages.filter(({ path }) => ['/', '/site'].includes(path));

describe.each(homePages)('the home page at $path', ({ page }) => {
  const getInTouch = only(page, '#get-in-touch');
  const form = only(getInTouch, 'form[method="post"]');

  it('has the four sections of the specification, in the order of its navigation, and all of its copy', () => {
    expect(linksIn(only(page, 'nav[aria-label="On this page"]'))).toEqual([
      ['Welcome', '#welcome'],
      ['Our Services', '#services'],
      ['What we do', '#what-we-do'],
      ['Get in touch', '#get-in-touch'],
    ]);
    const sections = all(page, 'main > section').map(({ id }) => id);
    expect(sections).toEqual(['welcome', 'services', 'what-we-do', 'get-in-touch']);
    const titles = ['Our Services', 'What we do', 'Get in touch'];
    expect(all(page, 'main > section h2').map(textOf)).toEqual(titles);
    expect(all(page, '#what-we-do li h3').map(textOf)).toEqual([
      'Profile and eligibility evaluation',
      'Test preparation and documents',
      'University applications',
      'Financial and admission confirmation',
      'The visa process',
      'Pre-departure and post-arrival support',
    ]);
    expect(linksIn(only(page, '#welcome'))).toEqual([['Explore Our Services', '#services']]);
    const shown = textOf(only(page, 'main'));
    const { title: _, privacy: __, ...copy } = home;
    expect(textsOf(copy).filter((text) => !shown.includes(text))).toEqual([]);
    expect(shown).not.toContain('undefined');
  });

  it('has a card for each destination, whose link says where it leads', () => {
    const cards = all(page, '#services li').map((card) => {
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

  it('answers what families ask, also about money, before the form, and gives address, phone, mail and both networks', () => {
    const { families, money } = home;
    const questions = [...families.questions, ...money.questions];
    const asked = questions.map(({ id, question }) => [question, id]);
    expect(questionsIn(getInTouch)).toEqual(asked);
    const order = all(getInTouch, '.questions, form[method="post"]');
    expect(order.map(({ localName }) => localName)).toEqual(['div', 'div', 'form']);
    const contact = only(getInTouch, 'address');
    expect(missingInOrder(textOf(contact), site.address)).toEqual([]);
    expect(linksIn(contact)).toEqual([
      ['+91 40 0000 0000', 'tel:+914000000000'],
      ['hello@par-avion.example', 'mailto:hello@par-avion.example'],
      ...site.social.map(({ href, text }) => [text, href]),
    ]);
  });

  it('says how accessible it is and what happens to an enquiry, in notes that are closed', () => {
    const accessibility = only(page, `details:not([open]):has(#${accessibilityId})`);
    expect(missingInOrder(textOf(accessibility), textsOf(home.accessibility))).toEqual([]);
    expect(hrefsIn(only(page, 'footer')).at(-1)).toBe(`/#${accessibilityId}`);
    const privacy = only(form, 'details:not([open])');
    expect(missingInOrder(textOf(privacy), privacyNote(enquiryAction))).toEqual([]);
    expect(textOf(privacy)).toContain('asks for five details');
  });

  it('says above the button, always in view, what the details are for and who fills in for a minor', () => {
    const lines = all(form, 'p').filter((line) => /these \w+ details|Under 18/.test(textOf(line)));
    expect(lines.map(textOf)).toEqual([
      'Under 18? Please let a parent fill in and send this form.',
      expect.stringMatching(/^We use these five details only to answer you\./),
    ]);
    expect(lines.map((line) => line.closest('details'))).toEqual([null, null]);
    const order = all(form, 'input[name="email"], p, button').filter(
      (part) => lines.includes(part) || part.localName !== 'p',
    );
    expect(order.map(({ localName }) => localName)).toEqual(['input', 'p', 'p', 'button']);
    const [[, note = ''] = []] = linksIn(lines[1] as Element);
    expect(only(form, `details ${note}`).localName).toBe('summary');
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

  it('has a form that posts the fields of the specification natively, all required and labelled', () => {
    const inputs = all(form, 'input').map(attributesOf);
    expect(inputs.map(({ name, type }) => `${name} ${type}`).join(', ')).toBe(
      'name text, Phone tel, country text, course text, email email, _captcha hidden, _next hidden',
    );
    expect(inputs.slice(5).map((input) => input['value'])).toEqual(['false', '']);
    // The browser knows the visitor's own country, which would be the wrong answer.
    const tokens = inputs.slice(0, 5).map(({ autocomplete }) => autocomplete);
    expect(tokens).toEqual(['name', 'tel', 'on', 'on', 'email']);
    for (const { id, ...field } of inputs.slice(0, 5)) {
      expect(field).toHaveProperty('required');
      expect(Object.keys(field).join(' ')).not.toMatch(/value|length|disabled|readonly/);
      expect(textOf(only(form, `label[for="${id}"]`))).not.toBe('');
    }
    expect(all(form, 'select, textarea, object, button[name]')).toEqual([]);
    expect(all(form, 'button').map(attributesOf)).toMatchObject([{ type: 'submit' }]);
    expect(form.getAttribute('action')).toBe(enquiryAction);
    expect(form.matches('[enctype], [novalidate], [target], [accept-charset]')).toBe(false);
    const list = inputs[2]?.['list'];
    const offered = all(form, `datalist#${list} option`).map(attributesOf);
    expect(offered.map(({ value }) => value)).toEqual(destinationRoutes.map(({ label }) => label));
  });

  const texts = ['O', 'X Æ A-12', 'మహేశ్', "D'Artagnan-O’Neil, Jr.", '“C++” & 🎓?'];
  const blank = [' ', '\u200b\u200b', '\u2060\ufeff', '\u3164', '\u2800'];

  it.each([
    ['name', texts, blank],
    ['country', texts, blank],
    ['course', texts, blank],
    ['Phone', ['+91 (0) 98490 12345 ext. 5', '००१२३', '100'], [...blank, 'hello', '+']],
  ])('takes as %s whatever a person really has, and nothing blank', (field, valid, invalid) => {
    const { pattern } = attributesOf(only(form, `[name="${field}"]`));
    // As browsers read it.
    const expression = new RegExp(`^(?:${pattern})$`, 'v');
    expect([...invalid, ...valid].filter((value) => expression.test(value))).toEqual(valid);
  });

  it('has its success panel beside the form, hidden', () => {
    const panel = only(getInTouch, 'dialog:not([open])');
    const title = only(panel, `#${panel.getAttribute('aria-labelledby')}`);
    const described = panel.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => only(panel, `#${id}`));
    expect([title, ...texts, only(panel, 'button')].map(textOf)).toEqual([
      'Application Submitted!',
      "Thank you for reaching out. We'll get back to you shortly.",
      'This was an enquiry to us, not an application to a university.',
      'Close',
    ]);
  });

  it('compares a question a row and a country a column, whose name leads to its page', () => {
    const table = only(page, '#services table');
    expect(textOf(only(table, 'caption'))).toBe(home.compare.title);
    const columns = destinationPages.map(({ label, path }) => [label, path]);
    expect(linksIn(only(table, 'thead'))).toEqual(columns);
    const facts = destinationPages.map(({ summary }) => summary.facts);
    const compared = factNames.filter(([label]) => label !== 'Visa');
    expect(all(table, 'tbody tr').map((row) => [...row.children].map(textOf))).toEqual([
      ...compared.map(([label, key]) => [label, ...facts.flatMap((each) => textsOf(each[key]))]),
      ['Official site', ...facts.map(({ official }) => official.text)],
    ]);
    expect(hrefsIn(only(table, 'tbody'))).toEqual(facts.map(({ official }) => official.href));
  });
});

it.each([
  ['https://formsubmit.co/inbox@par-avion.example', true],
  ['https://formsubmit.co/d41d8cd9', true],
  ['https://forms.example/formsubmit.co', false],
  ['https://formsubmit.co.example/inbox', false],
  ['https://notformsubmit.co/inbox', false],
  ['http://localhost:3001/inbox', false],
])('the privacy note beside a form that posts to %s names FormSubmit: %s', (action, named) => {
  const note = privacyNote(action).join('\n');
  expect(note.includes('FormSubmit')).toBe(named);
  expect(note.includes('30 days')).toBe(named);
  expect(note.match(/forwarded to us/g)).toHaveLength(1);
  expect(note).toMatch(/browser tab only.*Data Protection.*under 18/s);
});
