import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all } from '../setup/pages.ts';
import { siteSettings } from '../setup/settings.ts';

/** The home page's last section with these texts in `site.ts`, as when an owner has written them there. */
async function show(texts: object): Promise<Document> {
  vi.resetModules();
  const { site } = await import('#content/site.ts');
  Object.assign(site, texts);
  const { MemoryRouter } = await import('react-router-dom');
  const { SettingsProvider } = await import('../../shared/settings.ts');
  const { GetInTouch } = await import('../../shared/home/get-in-touch.tsx');
  const html = renderToStaticMarkup(
    <SettingsProvider value={siteSettings}>
      <MemoryRouter>
        <GetInTouch />
      </MemoryRouter>
    </SettingsProvider>,
  );
  return parseHtml(html);
}

const page = await show({
  promises: ['We answer on the same day.'],
  charges: ['Students pay us nothing.'],
  privacyContact: 'Ms A, manager,',
});
const pageWithout = await show({ promises: [], charges: [], privacyContact: '' });

const headings = (shown: Document) => all(shown, 'h3').map(textOf);
const paragraphs = (shown: Document) => all(shown, 'p').map(textOf);

it('promises are a list under a heading; without any there is no heading', () => {
  expect(headings(page)).toContain('What we promise you');
  expect(all(page, 'ul li').map(textOf)).toContain('We answer on the same day.');
  expect(headings(pageWithout)).not.toContain('What we promise you');
});

it('charges stand before the questions to ask, which are there without them', () => {
  const asked = textOf(only(pageWithout, '#our-charges'));
  expect(asked).not.toBe('');
  expect(textOf(only(page, '#our-charges'))).toBe(`Students pay us nothing. ${asked}`);
});

it('the contact for personal data is named where otherwise “us” stands', () => {
  const [note = 'none', ...others] = paragraphs(page).filter((text) => text.includes('Ms A'));
  expect(others).toEqual([]);
  expect(paragraphs(pageWithout)).toContain(note.replace('Ms A, manager,', 'us'));
});
