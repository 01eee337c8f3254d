import { describe, expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';

const whatsapp = '+91 (90000) 12-345';
const hours = 'Monday to Saturday, 10 am to 6 pm; Sunday by appointment';
const required = await createTestApp();
const complete = await createTestApp({
  environment: {
    CONTACT_WHATSAPP: whatsapp,
    OFFICE_HOURS: hours,
    LICENCE_CANADA: 'RCIC licence R 000000',
  },
});
const below = '/site/study-destination';
const paths = ['/', `${below}/alpha`];

function addressesIn(element: Element): readonly (string | null)[] {
  return [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

describe.each(paths)('the page at %s', (path) => {
  it('offers phone and mail as they are set', async () => {
    const { text } = await required.ask.get(path);
    const contact = only(parseHtml(text), 'aside');
    expect(addressesIn(contact)).toEqual(['tel:+914000000000', 'mailto:hello@fixture.example']);
  });

  it('shows no sign of a setting that is not set', async () => {
    const { text } = await required.ask.get(path);
    expect(textOf(only(parseHtml(text), '#root'))).not.toMatch(/WhatsApp|licence|undefined|null/);
  });

  it('hands the browser the settings that it shows, and no others', async () => {
    const { text } = await required.ask.get(path);
    const json = only(parseHtml(text), '#settings').textContent ?? '';
    expect(JSON.parse(json)).toEqual({
      enquiryAction: 'https://forms.example/inbox@fixture.example',
      enquiryReturn: false,
      enquiryNext: '',
      contactEmail: 'hello@fixture.example',
      contactPhone: '+91 40 0000 0000',
    });
  });

  it('hands the browser every optional setting that is set', async () => {
    const { text } = await complete.ask.get(path);
    const json = only(parseHtml(text), '#settings').textContent ?? '';
    expect(JSON.parse(json)).toMatchObject({
      contactWhatsapp: whatsapp,
      officeHours: hours,
      licenceCanada: 'RCIC licence R 000000',
    });
  });

  it('shows the office hours', async () => {
    const { text } = await complete.ask.get(path);
    expect(textOf(only(parseHtml(text), '#root'))).toContain(hours);
  });
});

it.each([
  { path: '/', shown: false },
  { path: `${below}/alpha`, shown: false },
  { path: `${below}/beta`, shown: true },
])('the page at $path shows the licence: $shown, as its guide says', async ({ path, shown }) => {
  const { text } = await complete.ask.get(path);
  const said = textOf(only(parseHtml(text), '#root')).includes('RCIC licence R 000000');
  expect(said).toBe(shown);
});

it.each([
  { path: '/', topic: 'studying abroad' },
  { path: `${below}/alpha`, topic: 'studying in the Alpha Republic' },
  { path: `${below}/gamma`, topic: 'studying in Gamma' },
])('a message by WhatsApp from $path begins with what it is about', async ({ path, topic }) => {
  const { text } = await complete.ask.get(path);
  const address = new URL(addressesIn(only(parseHtml(text), 'aside'))[2] ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/919000012345');
  const message = address.searchParams.get('text');
  expect(message).toContain('Quill & Öst’s “Bureau”');
  expect(message).toContain(topic);
});

describe('a setting with markup in it', () => {
  const hostile = '</script><script>alert(1)</script><!--"><img src=x onerror=alert(1)>';

  it('is text on the page', async () => {
    const { ask } = await createTestApp({ environment: { OFFICE_HOURS: hostile } });
    const { text } = await ask.get('/');
    const page = parseHtml(text);
    expect(textOf(only(page, 'footer address'))).toContain(hostile);
    expect(page.querySelectorAll('script:not([type]), img[onerror]')).toHaveLength(0);
  });

  it('is text in what the browser is handed', async () => {
    const { ask } = await createTestApp({ environment: { OFFICE_HOURS: hostile } });
    const { text } = await ask.get('/');
    const json = only(parseHtml(text), '#settings').textContent ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ officeHours: hostile });
  });
});
