import { expect, it } from 'vitest';
import { enquiryFields, enquiryService } from '#content/enquiry-fields.ts';
import { home } from '#content/home.ts';

const file = 'shared/content/enquiry-fields.ts';

it('has the specified fields in the specified order', () => {
  const specified = ['name: text', 'Phone: tel', 'country: text', 'course: text', 'email: email'];
  const fields = enquiryFields.map(({ name, type }) => `${name}: ${type}`);
  const advice = `${file}: these fields are specified. To remove one, also remove it from test/content/enquiry-fields.test.ts`;
  const found = fields.filter((field) => specified.includes(field));
  expect(found, advice).toEqual(specified);
});

it('gives fields unique alphanumeric names', () => {
  const names = enquiryFields.map(({ name }) => name);
  expect(names, `${file}: names must be unique`).toEqual([...new Set(names)]);
  const others = names.filter((name) => !/^[A-Za-z][A-Za-z\d]*$/.test(name));
  const advice = `${file}: names must begin with a letter and contain only letters and digits`;
  expect(others, advice).toEqual([]);
});

it('disables FormSubmit’s captcha and names its retention period', () => {
  const { origin, hiddenFields, returnField, privacy, privacyPolicy } = enquiryService;
  const isFormSubmit = origin === 'https://formsubmit.co';
  const isNamed = [privacy, privacyPolicy.text].map((text) => text.includes('FormSubmit'));
  const advice = `${file}: privacy and privacyPolicy must name the service at ${origin}`;
  expect(isNamed, advice).toEqual(Array(2).fill(isFormSubmit));
  if (!isFormSubmit) return;
  expect({ ...hiddenFields, [returnField]: '' }, file).toEqual({ _captcha: 'false', _next: '' });
  expect(privacy, file).toMatch(/outside India.* 30 days/);
});

it('names every field in the privacy note', () => {
  const note = home.privacy.enquiry.join('\n');
  const missing = enquiryFields.filter(({ inText }) => !note.includes(inText));
  expect(missing, `shared/content/home.ts, privacy, does not mention all of ${file}`).toEqual([]);
});
