import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, linksIn, textsIn } from '../setup/pages.ts';

const { ask } = await createTestApp();
const page = parseHtml((await ask.get('/')).text);
const section = only(page, '#get-in-touch');
const form = only(section, 'form[method="post"]');

const fields = [
  // The browser knows the visitor's own country, which would be the wrong answer: no token for it.
  { name: 'name', type: 'text', autocomplete: 'name' },
  { name: 'Phone', type: 'tel', autocomplete: 'tel' },
  { name: 'country', type: 'text', autocomplete: 'on' },
  { name: 'course', type: 'text', autocomplete: 'on' },
  { name: 'passing', type: 'text', autocomplete: 'on' },
  { name: 'email', type: 'email', autocomplete: 'email' },
];

it('the form posts natively to the inbox at the forwarding service', () => {
  expect(form.getAttribute('action')).toBe('https://forms.example/inbox@fixture.example');
  expect(form.matches('[enctype], [novalidate], [target], [accept-charset]')).toBe(false);
});

it('the form has the fields of the owner’s table, in its order, and no other', () => {
  const visible = all(form, 'input:not([type="hidden"])').map(attributesOf);
  expect(visible.map(({ name, type, autocomplete }) => ({ name, type, autocomplete }))).toEqual(
    fields,
  );
});

it.each(fields)('the field $name is required, has a label, and is empty', ({ name }) => {
  const { id, ...field } = attributesOf(only(form, `[name="${name}"]`));
  expect(field).toHaveProperty('required');
  expect(textOf(only(form, `label[for="${id}"]`))).not.toBe('');
  const unwanted = ['value', 'minlength', 'maxlength', 'disabled', 'readonly'];
  expect(Object.keys(field).filter((attribute) => unwanted.includes(attribute))).toEqual([]);
});

it.each([
  { field: 'name', label: 'Who writes' },
  { field: 'passing', label: 'Year of passing' },
])('the field $field is called $label, as in the table', ({ field, label }) => {
  const { id } = only(form, `[name="${field}"]`);
  expect(textOf(only(form, `label[for="${id}"]`))).toBe(label);
});

it('the form disables the captcha and leaves the redirect empty, in hidden fields', () => {
  const hidden = all(form, 'input[type="hidden"]').map(attributesOf);
  expect(hidden).toEqual([
    { type: 'hidden', name: '_captcha', value: 'false' },
    { type: 'hidden', name: '_next', value: '' },
  ]);
});

it('the form posts nothing else, and has one button, which sends it', () => {
  expect(all(form, 'select, textarea, object, button[name]')).toEqual([]);
  expect(
    all(form, 'button').map(({ attributes }) => attributes.getNamedItem('type')?.value),
  ).toEqual(['submit']);
});

it('the country is suggested from the destinations, and any other can be written', () => {
  const list = only(form, '[name="country"]').getAttribute('list');
  const offered = all(form, `datalist#${list} option`).map((option) =>
    option.getAttribute('value'),
  );
  expect(offered).toEqual(['Alpha', 'Beta Islands', 'Gamma']);
});

/** Whether the browser lets a value through, as the standard says how a pattern is read. */
function isAccepted(field: string, value: string): boolean {
  const pattern = only(form, `[name="${field}"]`).getAttribute('pattern');
  return new RegExp(`^(?:${pattern})$`, 'v').test(value);
}

describe.each(['name', 'country', 'course', 'passing'])('the field %s', (field) => {
  it.each([
    { name: 'one letter', value: 'O' },
    { name: 'letters with signs and digits', value: 'X Æ A-12' },
    { name: 'another script', value: 'మహేశ్' },
    { name: 'apostrophes, a hyphen and a comma', value: "D'Artagnan-O’Neil, Jr." },
    { name: 'quotation marks and a picture', value: '“C++” & 🎓?' },
  ])('takes $name', ({ value }) => {
    expect(isAccepted(field, value)).toBe(true);
  });
});

const blanks = [
  { name: 'a space', value: ' ' },
  { name: 'zero-width spaces', value: '\u200b\u200b' },
  { name: 'a word joiner and a byte order mark', value: '\u2060\ufeff' },
  { name: 'a Hangul filler', value: '\u3164' },
  { name: 'an empty Braille pattern', value: '\u2800' },
];

describe.each(['name', 'country', 'course', 'passing', 'Phone'])('the field %s', (field) => {
  it.each(blanks)('refuses $name alone', ({ value }) => {
    expect(isAccepted(field, value)).toBe(false);
  });
});

it.each([
  { name: 'a number with brackets and an extension', value: '+91 (0) 98490 12345 ext. 5' },
  { name: 'digits of another script', value: '००१२३' },
  { name: 'three digits', value: '100' },
])('the field Phone takes $name', ({ value }) => {
  expect(isAccepted('Phone', value)).toBe(true);
});

it.each([
  { name: 'a word', value: 'hello' },
  { name: 'a plus sign', value: '+' },
  { name: 'two digits', value: '10' },
])('the field Phone refuses $name', ({ value }) => {
  expect(isAccepted('Phone', value)).toBe(false);
});

it('below the form stand phone and mail, for an enquiry that does not go through', () => {
  expect(linksIn(only(form, 'p:has(a[href^="tel:"])'))).toEqual([
    ['+91 40 0000 0000', 'tel:+914000000000'],
    ['hello@fixture.example', 'mailto:hello@fixture.example'],
  ]);
});

it('a closed note says what is done with an enquiry, by this forwarding service too', () => {
  // The tests' ENQUIRY_ENDPOINT is another service than FormSubmit, of which the note says more.
  expect(textsIn(only(form, 'details:not([open])'), 'p')).toEqual([
    'What is collected.',
    'What another service keeps.',
    'Which rights there are.',
  ]);
});

it('beside the form is the success panel, hidden', () => {
  const panel = only(section, 'dialog');
  expect(panel.hasAttribute('open')).toBe(false);
  expect(textOf(only(panel, `#${panel.getAttribute('aria-labelledby')}`))).toBe(
    'Application Submitted!',
  );
  expect(textsIn(panel, 'p')).toContain(
    "Thank you for reaching out. We'll get back to you shortly.",
  );
  expect(textsIn(panel, 'button')).toEqual(['Close']);
});
