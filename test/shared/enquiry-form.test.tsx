import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { EnquiryForm } from '../../shared/enquiry/enquiry-form.tsx';
import { destinationRoutes } from '../../shared/routes.ts';
import { SettingsProvider, type SiteSettings } from '../../shared/settings.ts';
import { only, parseHtml } from '../setup/html.ts';

const settings = { contactPhone: '+91 40 0000 0000' } as SiteSettings;

const form = parseHtml(
  renderToStaticMarkup(
    <SettingsProvider value={settings}>
      <StaticRouter location="/">
        <EnquiryForm />
      </StaticRouter>
    </SettingsProvider>,
  ),
);

it('the form tells the browser what each of its five fields is for', () => {
  const fields = [...form.querySelectorAll('input:not([type="hidden"])')];
  expect(fields.map((it) => [it.getAttribute('name'), it.getAttribute('type')])).toEqual([
    ['name', 'text'],
    ['Phone', 'tel'],
    ['country', 'text'],
    ['course', 'text'],
    ['email', 'email'],
  ]);
  for (const field of fields) {
    expect(field.hasAttribute('required')).toBe(true);
    only(form, `label[for="${field.id}"]`);
    // With `off` browsers would not restore the field of a visitor without JavaScript.
    expect(field.getAttribute('autocomplete')).toMatch(/^(?!off$)./);
  }
});

it('the form suggests the destinations as countries', () => {
  const list = only(form, '[name="country"]').getAttribute('list');
  const suggested = [...form.querySelectorAll(`#${list} option`)].map((it) =>
    it.getAttribute('value'),
  );
  expect(suggested).toEqual(destinationRoutes.map(({ label }) => label));
});

it('a status beside the button is announced', () => {
  const button = only(form, 'button[type="submit"]');
  expect(button.parentElement?.querySelector('[role="status"]')?.textContent).toBe('');
});
