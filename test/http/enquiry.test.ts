import { expect, it } from 'vitest';
import { createTestApp, readPage } from '../setup/app.ts';
import { all, attributesOf, hrefsIn, only, parseHtml, textOf, textsIn } from '../setup/html.ts';

const section = only(await readPage('/'), '#get-in-touch');
const form = only(section, 'form[method="post"][aria-label="Enquiry"]');

it('the form posts natively to the inbox at the forwarding service', () => {
  expect(form.getAttribute('action')).toBe('https://forms.example/f/inbox@fixture.example');
  expect(form.matches('[enctype], [novalidate], [target], [accept-charset]')).toBe(false);
});

it('the form has the fields of the owner’s table, in its order, each required and empty', () => {
  const fields = all(form, 'input:not([type="hidden"])').map((field) => {
    const { id, name, type, autocomplete, required, value } = attributesOf(field);
    const label = only(form, `label[for="${id}"]`).firstChild?.textContent;
    return [label, name, type, autocomplete, required, value];
  });
  expect(fields).toEqual([
    ['Who writes', 'name', 'text', 'name', '', undefined],
    ['Telephone', 'Phone', 'tel', 'tel', '', undefined],
    // The browser knows the visitor's own country, which would be the wrong answer: no token for it.
    ['Where to', 'country', 'text', 'on', '', undefined],
    ['What to learn', 'course', 'text', 'on', '', undefined],
    ['Year of passing', 'passing', 'text', 'on', '', undefined],
    ['Mail', 'email', 'email', 'email', '', undefined],
  ]);
});

it('without script, which fills in the country of a link, the words beside the field ask for it', () => {
  expect(textOf(only(form, 'label[for="enquiry-country"] > noscript'))).toMatch(
    /^Please write the country/,
  );
});

it('besides them it posts what the service wants, and no address to come back to', () => {
  const hidden = all(form, 'input[type="hidden"]').map(attributesOf);
  expect(hidden).toEqual([
    { type: 'hidden', name: 'access_key', value: 'key-of-the-fixture' },
    { type: 'hidden', name: 'redirect', value: '' },
  ]);
  expect(all(form, 'select, textarea, object, button[name]')).toEqual([]);
});

it('the country is suggested from the destinations, and any other can be written', () => {
  const list = only(form, '[name="country"]').getAttribute('list');
  const offered = all(form, `datalist#${list} option`).map((option) =>
    option.getAttribute('value'),
  );
  expect(offered).toEqual(['Alpha', 'Beta Islands', 'Gamma']);
});

it.each([
  { field: 'name', value: 'మహేశ్', accepted: true },
  { field: 'name', value: '“C++” & 🎓?', accepted: true },
  { field: 'name', value: ' ', accepted: false },
  // Zero-width spaces.
  { field: 'name', value: '\u200b\u200b', accepted: false },
  { field: 'Phone', value: '+91 (0) 98490 12345 ext. 5', accepted: true },
  { field: 'Phone', value: '००१२३', accepted: true },
  { field: 'Phone', value: 'hello', accepted: false },
  { field: 'Phone', value: '10', accepted: false },
])('the browser lets “$value” through as $field: $accepted', ({ field, value, accepted }) => {
  const pattern = only(form, `[name="${field}"]`).getAttribute('pattern');
  // As the standard says how a pattern is read.
  expect(new RegExp(`^(?:${pattern})$`, 'v').test(value)).toBe(accepted);
});

it('before the button stands to what a sender agrees, and below it phone and mail, for an enquiry that does not go through', () => {
  expect(textsIn(form, ':scope > p:not(:has(input))')).toEqual([
    'To what a sender agrees. More about the details',
    'Who is young asks a parent.',
    'Send enquiry',
    'If the form does not go through, call +91 40 0000 0000 or write to hello@fixture.example.',
  ]);
  const links = hrefsIn(only(form, ':scope > p:has(a[href^="tel:"])'));
  expect(links).toEqual(['tel:+914000000000', 'mailto:hello@fixture.example']);
});

it('a closed note says what is done with an enquiry', () => {
  const note = only(form, 'details:not([open])');
  expect(textsIn(note, 'summary, p')).toEqual([
    'How we use what you send',
    'What is collected.',
    'What the service keeps.',
    'Policy of the service',
    'What the device keeps.',
    'Which rights there are.',
    'To have your enquiry deleted, send us this mail or call +91 40 0000 0000.',
  ]);
  expect(hrefsIn(note)).toContain(
    'mailto:hello@fixture.example?subject=Delete%3A%20mine%20%26%20all',
  );
  expect(hrefsIn(note)).toContain('https://forms.example/policy');
});

it('beside the form is the success panel, hidden, with its thanks and a button that closes it', () => {
  const panel = only(section, 'dialog:not([open])');
  expect(textsIn(panel, 'p')).toEqual([
    'This was an enquiry to us, not an application to a university.',
    "Thank you for reaching out. We'll get back to you shortly.",
    'What follows an enquiry.',
    'If you have not pressed Send just now, nothing was sent.',
  ]);
  expect(textsIn(panel, 'button')).toEqual(['Close']);
});

const returning = { environment: { ENQUIRY_RETURN: 'on' } };

it('with ENQUIRY_RETURN=on the form asks for the way back, by the public origin and in the service’s field', async () => {
  const back = only(await readPage('/site', returning), 'input[name="redirect"]');
  expect(back.getAttribute('value')).toBe('https://www.fixture.example/?enquiry=sent');
});

it('search engines may not index the page of the return, and get no data from it', async () => {
  const page = await readPage('/?enquiry=sent', returning);
  expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(all(page, 'script[type="application/ld+json"]')).toEqual([]);
  const canonical = only(page, 'link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe('https://www.fixture.example/');
});

// Nobody stores that page: a cache could show it to everybody. Of these it would answer with one under the address of the return.
it.each([
  { path: '/?enquiry=sent', open: true, cache: 'no-store' },
  { path: '/?a=1&%65nquiry=sent', open: true, cache: 'no-store' },
  { path: '/?enquiry=SENT', open: false, cache: 'no-store' },
  { path: '/?enquiry', open: false, cache: 'no-store' },
  { path: '/site?enquiry=sent', open: false, cache: 'public, max-age=0, must-revalidate' },
])('$path says that it has arrived: $open, and may be kept: $cache', async (row) => {
  const { ask } = await createTestApp(returning);
  const { text, headers } = await ask.get(row.path).expect(200);
  expect(only(parseHtml(text), 'dialog').hasAttribute('open')).toBe(row.open);
  expect(headers['cache-control']).toBe(row.cache);
  expect('cdn-cache-control' in headers).toBe(row.cache !== 'no-store');
});

it('with ENQUIRY_RETURN=off /?enquiry=sent is the home page', async () => {
  const { ask } = await createTestApp({ environment: { ENQUIRY_RETURN: 'off' } });
  expect((await ask.get('/?enquiry=sent')).text).toBe((await ask.get('/')).text);
});
