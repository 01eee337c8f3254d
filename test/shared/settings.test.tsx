import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SettingsProvider, type SiteSettings, useSettings } from '../../shared/settings.ts';

function Phone() {
  return useSettings().contactPhone;
}

it('the settings reach whatever is rendered within their provider', () => {
  const settings = { contactPhone: '+00 000' } as SiteSettings;
  const markup = renderToStaticMarkup(
    <SettingsProvider value={settings}>
      <Phone />
    </SettingsProvider>,
  );
  expect(markup).toBe('+00 000');
});

it('a page without settings is a fault at start and not a page without a phone number', () => {
  expect(() => renderToStaticMarkup(<Phone />)).toThrow('SettingsProvider');
});
