// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf, showForm } from '../setup/enquiry-form.tsx';

/** The description of a field; undefined for a field not marked as invalid. */
function problemOf(field: HTMLInputElement): string | null | undefined {
  if (field.getAttribute('aria-invalid') !== 'true') return undefined;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}

it.each([
  ['Who writes', '', 'Please fill in “Who writes”.'],
  ['Who writes', '  ', 'Please write an answer, not only spaces.'],
  ['Mail', 'x', 'Please write the whole email address, e.g. name@example.com.'],
])('describes the problem of the field “%s” with “%s” until it is fixed', (label, value, text) => {
  showForm();
  const field = fieldOf(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.invalid(field);
  expect(problemOf(field)).toBe(text);
  fireEvent.change(field, { target: { value: 'a@b.example' } });
  expect(problemOf(field)).toBe(undefined);
});
