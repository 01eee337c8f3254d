import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';

const { ask } = await createTestApp();
const below = '/site/study-destination';
const paths = ['/', `${below}/alpha`];

function addressesIn(element: Element): readonly (string | null)[] {
  return [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

describe.each(paths)('the page at %s', (path) => {
  it('offers phone and mail as they are set, and then WhatsApp', async () => {
    const { text } = await ask.get(path);
    const [phone, mail, whatsapp] = addressesIn(only(parseHtml(text), 'aside'));
    expect([phone, mail]).toEqual(['tel:+914000000000', 'mailto:hello@fixture.example']);
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/919000012345\?text=/);
  });

  it('hands the browser the settings that it shows, and no others', async () => {
    const { text } = await ask.get(path);
    const json = only(parseHtml(text), '#settings').textContent ?? '';
    expect(JSON.parse(json)).toEqual({
      enquiryAction: 'https://forms.example/inbox@fixture.example',
      enquiryReturn: false,
      enquiryNext: '',
      contactEmail: 'hello@fixture.example',
      contactPhone: '+91 40 0000 0000',
    });
  });

  it('shows the office hours, as text', async () => {
    const { text } = await ask.get(path);
    expect(textOf(only(parseHtml(text), 'footer address'))).toContain('Monday to Friday, <9> & 5');
  });
});

it.each([
  { path: '/', shown: false },
  { path: `${below}/alpha`, shown: false },
  { path: `${below}/beta`, shown: true },
])('the page at $path shows the licence: $shown, as its guide says', async ({ path, shown }) => {
  const { text } = await ask.get(path);
  const said = textOf(only(parseHtml(text), '#root')).includes('Fixture licence R 000000');
  expect(said).toBe(shown);
});

it.each([
  { path: '/', topic: 'studying abroad' },
  { path: `${below}/alpha`, topic: 'studying in the Alpha Republic' },
  { path: `${below}/gamma`, topic: 'studying in Gamma' },
])('a message by WhatsApp from $path begins with what it is about', async ({ path, topic }) => {
  const { text } = await ask.get(path);
  const address = new URL(addressesIn(only(parseHtml(text), 'aside'))[2] ?? '');
  const message = address.searchParams.get('text');
  expect(message).toContain('Quill & Öst’s “Bureau”');
  expect(message).toContain(topic);
});

it('a setting with markup in it is text in what the browser is handed', async () => {
  const hostile = '<!--<script>@fixture.example';
  const site = await createTestApp({ environment: { CONTACT_EMAIL: hostile } });
  const { text } = await site.ask.get('/');
  const json = only(parseHtml(text), '#settings').textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ contactEmail: hostile });
});
