import { expect, it } from 'vitest';
import { fieldCount, fieldList } from '../../shared/enquiry/field-list.ts';

// The form is the fixture site's: #content is test/fixture/content here (vitest.config.ts).

it('the details that the form asks for are counted in a word', () => {
  expect(fieldCount).toBe('six');
});

it('they are listed as in a sentence, in the order of the form', () => {
  expect(fieldList).toBe('name, telephone, country, subject, year of passing and mail');
});
