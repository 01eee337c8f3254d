// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { destinationRoutes } from '../../shared/routes.ts';
import { showForm } from '../setup/enquiry-form.tsx';

beforeEach(() => void showForm());

it('the form tells the browser what each of its five fields is for', () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')];
  expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['name', 'text', true],
    ['Phone', 'tel', true],
    ['country', 'text', true],
    ['course', 'text', true],
    ['email', 'email', true],
  ]);
  for (const { id, autocomplete } of fields) {
    expect(document.querySelectorAll(`label[for="${id}"]`)).toHaveLength(1);
    // With `off` browsers would not restore the field of a visitor without JavaScript.
    expect(autocomplete).toMatch(/^(?!off$)./);
  }
});

it('the form suggests the destinations as countries', () => {
  const list = document.querySelector('[name="country"]')?.getAttribute('list');
  const options = [...document.querySelectorAll<HTMLOptionElement>(`#${list} option`)];
  expect(options.map(({ value }) => value)).toEqual(destinationRoutes.map(({ label }) => label));
});

it('a status beside the button is announced', () => {
  const button = document.querySelector('button[type="submit"]');
  expect(button?.parentElement?.querySelector('[role="status"]')?.textContent).toBe('');
});
