import { expect, it } from 'vitest';
import { enquiryFields, enquiryService } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';

const file = 'shared/content/enquiry-fields.ts';

/** The fields of the product's specification, in its order. */
const specified = [
  { name: 'name', type: 'text' },
  { name: 'Phone', type: 'tel' },
  { name: 'country', type: 'text' },
  { name: 'course', type: 'text' },
  { name: 'email', type: 'email' },
];

it('the form has the fields of the specification, in its order, whatever else it asks for', () => {
  const names = specified.map(({ name }) => name);
  const kept = enquiryFields.filter(({ name }) => names.includes(name));
  const advice = `${file}: these fields are specified. One that shall go goes from test/content/enquiry-fields.test.ts, too`;
  expect(
    kept.map(({ name, type }) => ({ name, type })),
    advice,
  ).toEqual(specified);
});

it('each field has a name of its own, of letters and digits', () => {
  const names = enquiryFields.map(({ name }) => name);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  expect(repeated, `${file}: each name once`).toEqual([]);
  const others = names.filter((name) => !/^[A-Za-z][A-Za-z\d]*$/.test(name));
  expect(others, `${file}: names begin with a letter, and have no other signs`).toEqual([]);
});

it('one field is for the address to which the answer goes', () => {
  const addresses = enquiryFields.filter(({ type }) => type === 'email');
  expect(
    addresses.map(({ name }) => name),
    `${file}: the service answers to the field “email” alone`,
  ).toEqual(['email']);
});

it('FormSubmit shows no captcha, and the privacy note names it and the 30 days that it keeps an enquiry', () => {
  const { origin, hiddenFields, returnField, inShort, privacy } = enquiryService;
  // Another service has names of its own, and its own days.
  if (origin !== 'https://formsubmit.co') return;
  expect({ ...hiddenFields, [returnField]: '' }, file).toEqual({ _captcha: 'false', _next: '' });
  expect(inShort, file).toMatch(/^FormSubmit.*outside India/);
  expect(privacy, file).toMatch(/FormSubmit says.*30 days/);
});

it('the privacy note lists what every field asks for, and what the service does', () => {
  const note = home.privacy.sending.join('\n');
  const texts = [...enquiryFields.map(({ inText }) => inText), enquiryService.privacy];
  const missing = texts.filter((text) => !note.includes(text));
  expect(missing, `shared/content/home.ts, privacy, leaves something of ${file} out`).toEqual([]);
});
