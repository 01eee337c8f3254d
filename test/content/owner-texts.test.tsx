import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all } from '../setup/pages.ts';

/** The home page's last section with these texts in `site.ts`, as when an owner has written them there. */
async function show(texts: object): Promise<Document> {
  vi.resetModules();
  const { site } = await import('../../shared/content/site.ts');
  Object.assign(site, texts);
  const { MemoryRouter } = await import('react-router-dom');
  const { SettingsProvider } = await import('../../shared/settings.ts');
  const { GetInTouch } = await import('../../shared/pages/get-in-touch.tsx');
  const contact = { contactEmail: 'hello@par-avion.example', contactPhone: '+91 40 0000 0000' };
  const enquiry = { enquiryAction: 'https://forms.example/a', enquiryReturn: false };
  const html = renderToStaticMarkup(
    <SettingsProvider value={{ ...contact, ...enquiry, enquiryNext: '' }}>
      <MemoryRouter>
        <GetInTouch />
      </MemoryRouter>
    </SettingsProvider>,
  );
  return parseHtml(html);
}

const headings = (page: Document) => all(page, 'h3').map(textOf);

it('promises, charges and a contact for personal data are shown where the owner has written them', async () => {
  const page = await show({
    promises: ['We answer on the same day.'],
    charges: ['Students pay us nothing.'],
    privacyContact: 'Ms A, manager,',
  });
  expect(headings(page)).toContain('What we promise you');
  expect(all(page, 'ul li').map(textOf)).toContain('We answer on the same day.');
  expect(textOf(only(page, '#our-charges'))).toMatch(/^Students pay us nothing\. Ask /);
  expect(textOf(page.body)).toContain('write to Ms A, manager, at the email address');
});

it('without them there is neither list nor heading, and the questions to ask are there', async () => {
  const page = await show({ promises: [], charges: [], privacyContact: '' });
  expect(headings(page)).not.toContain('What we promise you');
  expect(textOf(only(page, '#our-charges'))).toMatch(/^Ask .*refused\?$/);
  expect(textOf(page.body)).toContain('write to us at the email address');
});
