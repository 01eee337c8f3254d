import { expect, it } from 'vitest';
import { createTestApp, readPage } from '../setup/app.ts';
import { all, attributesOf, only, parseHtml, textOf } from '../setup/html.ts';
import { linesOf } from '../setup/reading.ts';

const page = await readPage('/');
const form = only(page, '#enquiry');

it('posts natively to the inbox at the forwarding service, with its hidden fields', () => {
  const inbox = 'https://forms.example/f/inbox@fixture.example';
  expect(attributesOf(form, 'aria-label', 'method', 'action')).toEqual(['Enquiry', 'post', inbox]);
  const hidden = all(form, 'input[type="hidden"]').map((it) => attributesOf(it, 'name', 'value'));
  expect(Object.fromEntries(hidden)).toEqual({ access_key: 'key-of-the-fixture', redirect: '' });
});

it('labels each required field, with type, autocomplete token and explanation', () => {
  const fields = all(form, 'label').map((label) => {
    const field = only(form, `#${label.getAttribute('for')}[required]`);
    return [textOf(label), ...attributesOf(field, 'name', 'type', 'autocomplete', 'title')];
  });
  // The country has no autocomplete token: browsers would fill in the visitor's own country.
  expect(fields).toEqual([
    ['Who writes', 'name', 'text', 'name', null],
    ['Telephone', 'Phone', 'tel', 'tel', expect.stringMatching(/\+91 and ten digits/)],
    ['Where to', 'country', 'text', null, null],
    ['What to learn', 'course', 'text', null, null],
    ['Year of passing', 'passing', 'text', null, null],
    ['Mail', 'email', 'email', 'email', expect.stringMatching(/name@example\.com/)],
  ]);
});

it('suggests the destinations in the country field', () => {
  const list = only(form, `#${only(form, '[name="country"]').getAttribute('list')}`);
  const values = all(list, 'option').map((option) => option.getAttribute('value'));
  expect(values).toEqual(['Alpha', 'Beta Islands', 'Gamma']);
});

it('shows the advice for minors above the fields, and consent below them', () => {
  const lines = linesOf(form);
  expect(lines[0]).toBe('Under 18? Ask a parent.');
  expect(lines.slice(-3)).toEqual([
    'To what a sender agrees. More about the details',
    'Send enquiry',
    'If the form does not go through, call +91 40 0000 0000 or write to hello@fixture.example.',
  ]);
  const described = only(form, '[name="course"]').getAttribute('aria-describedby');
  expect(textOf(only(form, `#${described}`))).toBe('e.g. this');
});

it('accepts a phone number with at least three digits of any script', () => {
  const pattern = only(form, '[name="Phone"]').getAttribute('pattern');
  // Compiled as the HTML standard does.
  const phone = new RegExp(`^(?:${pattern})$`, 'v');
  expect(['००१२३', '10'].map((value) => phone.test(value))).toEqual([true, false]);
});

it('opens no dialog without ENQUIRY_RETURN', async () => {
  expect(all(await readPage('/?enquiry=sent'), '[open]')).toEqual([]);
});

const { ask } = await createTestApp({ ENQUIRY_RETURN: 'on' });
const alpha = '/site/study-destination/alpha';

it('shows next steps in a dialog after an enquiry, on a page neither cached nor indexed', async () => {
  const { text, headers } = await ask.get('/?a&%65nquiry=sent').expect('Cache-Control', 'no-store');
  expect(['cdn-cache-control' in headers, 'etag' in headers]).toEqual([false, false]);
  const page = parseHtml(text);
  expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(all(page, 'script[type="application/ld+json"]')).toEqual([]);
  expect(linesOf(only(page, 'dialog[open]'))).toEqual([
    'Application Submitted!',
    'This was an enquiry to us, not an application to a university.',
    "Thank you for reaching out. We'll get back to you shortly.",
    'What follows an enquiry.',
    'If you did not just press Send, nothing was sent.',
    'Close',
  ]);
});

// A shared cache whose key ignores case could serve one of these for another, e.g. the plain page for the return page.
it.each([
  ['/', 'enquiry=SENT'],
  [alpha, 'LEVEL=master'],
])('sends the plain page %s with no-store for the query %s', async (path, query) => {
  const { text } = await ask.get(path);
  await ask.get(`${path}?${query}`).expect('Cache-Control', 'no-store').expect(text);
});
