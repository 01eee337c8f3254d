import { expect, it } from 'vitest';
import { createTestApp, readPage } from '../setup/app.ts';
import {
  all,
  attributesOf,
  byRole,
  linesOf,
  linksIn,
  namesIn,
  only,
  parseHtml,
  textOf,
} from '../setup/html.ts';

const page = await readPage('/');
const form = only(page, '#enquiry');

it('posts natively to the inbox at the forwarding service', () => {
  expect(attributesOf(form, 'aria-label', 'method', 'action')).toEqual([
    'Enquiry',
    'post',
    'https://forms.example/f/inbox@fixture.example',
  ]);
  expect(namesIn(form, 'button')).toEqual(['Send enquiry']);
});

it('requires every field, with a label, a type and an autocomplete token', () => {
  const fields = all(form, 'label').map((label) => {
    const field = only(form, `#${label.getAttribute('for')}[required]`);
    return [textOf(label), ...attributesOf(field, 'name', 'type', 'autocomplete')].join(' | ');
  });
  // No autocomplete token for the country: browsers would fill in the visitor's own.
  expect(fields).toEqual([
    'Who writes | name | text | name',
    'Telephone | Phone | tel | tel',
    'Where to Please write the country here, even if you came from its page. | country | text | on',
    'What to learn | course | text | on',
    'Year of passing | passing | text | on',
    'Mail | email | email | email',
  ]);
});

it('suggests the destinations as countries', () => {
  const list = only(form, `#${only(form, '[name="country"]').getAttribute('list')}`);
  const values = all(list, 'option').map((option) => option.getAttribute('value'));
  expect(values).toEqual(['Alpha', 'Beta Islands', 'Gamma']);
});

it('posts the hidden fields of the forwarding service', () => {
  const hidden = all(form, 'input[type="hidden"]').map((it) => attributesOf(it, 'name', 'value'));
  expect(hidden).toEqual([
    ['access_key', 'key-of-the-fixture'],
    ['redirect', ''],
  ]);
});

it('explains what a field must contain', () => {
  const titles = all(form, '[pattern]').map((it) => attributesOf(it, 'name', 'title').join(': '));
  const text = 'Please write an answer, not only spaces.';
  expect(titles).toEqual([
    `name: ${text}`,
    'Phone: Please write your phone number, e.g. +91 and ten digits.',
    `country: ${text}`,
    `course: ${text}`,
    `passing: ${text}`,
  ]);
});

it('shows the advice for minors above the fields, consent and the link to the note below', () => {
  const lines = linesOf(form);
  expect(lines[0]).toBe('Who is young asks a parent.');
  expect(lines.slice(-3)).toEqual([
    'To what a sender agrees. More about the details',
    'Send enquiry',
    'If the form does not go through, call +91 40 0000 0000 or write to hello@fixture.example.',
  ]);
  const described = only(form, '[name="course"]').getAttribute('aria-describedby');
  expect(textOf(only(form, `#${described}`))).toBe('e.g. this');
});

it('links to the note, whose email withdraws consent, without a button before hydration', () => {
  expect(linksIn(form)).toContain('More about the details → #privacy');
  const note = only(page, 'details > #privacy');
  expect(linksIn(note)).toEqual([
    'send us this email → mailto:hello@fixture.example?subject=Delete%3A%20mine%20%26%20all',
    '+91 40 0000 0000 → tel:+914000000000',
    'Policy of the service → https://forms.example/policy',
    'Page of the board → https://board.example/rules',
  ]);
  expect(all(note, 'button')).toEqual([]);
  expect(textOf(note)).not.toContain('What to press.');
});

it.each([
  { field: 'name', value: 'మహేశ్', accepted: true },
  // Zero-width spaces.
  { field: 'name', value: '\u200b\u200b', accepted: false },
  { field: 'Phone', value: '००१२३', accepted: true },
  { field: 'Phone', value: '10', accepted: false },
])('accepts “$value” as $field: $accepted', ({ field, value, accepted }) => {
  const pattern = only(form, `[name="${field}"]`).getAttribute('pattern');
  // As the HTML standard compiles `pattern`.
  expect(new RegExp(`^(?:${pattern})$`, 'v').test(value)).toBe(accepted);
});

const returning = { environment: { ENQUIRY_RETURN: 'on' } };

const panel = only(await readPage('/?enquiry=sent', returning), 'dialog');

it('shows the next steps after an enquiry in an open dialog', () => {
  expect(attributesOf(panel, 'open', 'aria-describedby')).toEqual([
    '',
    'success-note success-text',
  ]);
  expect(only(panel, `#${panel.getAttribute('aria-labelledby')}`).localName).toBe('h3');
  expect(linesOf(panel)).toEqual([
    'Application Submitted!',
    'This was an enquiry to us, not an application to a university.',
    "Thank you for reaching out. We'll get back to you shortly.",
    'What follows an enquiry.',
    'If you did not just press Send, nothing was sent.',
    'Close',
  ]);
});

it('closes the dialog without JavaScript by a focused button', () => {
  expect(attributesOf(only(panel, 'form'), 'method', 'action')).toEqual([null, '/#get-in-touch']);
  expect(byRole(panel, 'button', 'Close').hasAttribute('autofocus')).toBe(true);
});

it('sends noindex and no structured data with /?enquiry=sent', async () => {
  const page = await readPage('/?enquiry=sent', returning);
  expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(all(page, 'script[type="application/ld+json"]')).toEqual([]);
});

// A shared cache whose key ignores case could serve one of these for another, e.g. the plain page for the return page.
it.each([
  { path: '/?enquiry=sent', open: true, cache: 'no-store' },
  { path: '/?a=1&%65nquiry=sent', open: true, cache: 'no-store' },
  { path: '/?enquiry=SENT', open: false, cache: 'no-store' },
  { path: '/?ENQUIRY=sent', open: false, cache: 'no-store' },
  { path: '/?%45nquiry=sent', open: false, cache: 'no-store' },
  { path: '/?LeveL=master', open: false, cache: 'no-store' },
  { path: '/?%53tart=2027-autumn', open: false, cache: 'no-store' },
  { path: '/site?enquiry=sent', open: false, cache: 'no-store' },
  { path: '/?enquiries=sent', open: false, cache: 'public, max-age=0, must-revalidate' },
])('opens the panel at $path: $open, with Cache-Control: $cache', async (row) => {
  const { ask } = await createTestApp(returning);
  const { text, headers } = await ask.get(row.path).expect(200);
  expect(only(parseHtml(text), 'dialog').hasAttribute('open')).toBe(row.open);
  expect(headers['cache-control']).toBe(row.cache);
  const isStored = row.cache !== 'no-store';
  expect(['cdn-cache-control' in headers, 'etag' in headers]).toEqual([isStored, isStored]);
});

it.each(['LEVEL=master&START=2027-autumn', 'level=none', 'l%45vel=master'])(
  'sends a guide with ?%s as the plain page with Cache-Control: no-store',
  async (query) => {
    const path = '/site/study-destination/alpha';
    const { ask } = await createTestApp();
    const { text, headers } = await ask.get(`${path}?${query}`);
    expect(text).toBe((await ask.get(path)).text);
    expect(headers['cache-control']).toBe('no-store');
  },
);

it('sends the home page for /?enquiry=sent with ENQUIRY_RETURN=off', async () => {
  const { ask } = await createTestApp({ environment: { ENQUIRY_RETURN: 'off' } });
  expect((await ask.get('/?enquiry=sent')).text).toBe((await ask.get('/')).text);
});
