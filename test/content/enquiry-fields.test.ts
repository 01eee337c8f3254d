import { expect, it } from 'vitest';
import { enquiryFields } from '#content/enquiry-fields.ts';
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

it('the privacy note lists what every field asks for', () => {
  const [note = ''] = home.privacy.collected;
  const missing = enquiryFields.filter(({ inText }) => !note.includes(inText));
  expect(
    missing.map(({ name }) => name),
    `shared/content/home.ts, privacy: the first paragraph must list each field of ${file}`,
  ).toEqual([]);
});
