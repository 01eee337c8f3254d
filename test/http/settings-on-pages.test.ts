import { expect, it } from 'vitest';
import { createTestApp } from '../setup/app.ts';
import { all, hrefsIn, only, parseHtml, textOf } from '../setup/html.ts';

const { ask } = await createTestApp();
const below = '/site/study-destination';

async function fetchPage(path: string): Promise<Document> {
  return parseHtml((await ask.get(path)).text);
}

it('every page offers the phone as it is set, the form about its country, and WhatsApp', async () => {
  const [phone, form, whatsapp] = hrefsIn(only(await fetchPage(`${below}/alpha`), 'aside'));
  expect([phone, form]).toEqual(['tel:+914000000000', '/?country=Alpha#enquiry']);
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/919000012345\?text=/);
});

it.each([
  { set: '+91 40 1234-5678', dials: 'tel:+914012345678' },
  { set: '+1 (212) 555-0100', dials: 'tel:+12125550100' },
])('a tap on the phone number $set dials $dials, and it reads from left to right', async (row) => {
  const site = await createTestApp({ environment: { CONTACT_PHONE: row.set } });
  const links = all(parseHtml((await site.ask.get('/')).text), 'a[href^="tel:"]');
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([row.dials]));
  const numbers = links.filter((link) => /\d/.test(textOf(link)));
  expect(numbers.length).toBeGreaterThan(1);
  const shown = numbers.map((link) => [textOf(link), link.getAttribute('dir')].join());
  expect(new Set(shown)).toEqual(new Set([`${row.set},ltr`]));
});

it.each([
  { path: '/', topic: 'studying abroad' },
  { path: `${below}/alpha`, topic: 'studying in the Alpha Republic' },
])('a message by WhatsApp from $path begins with what it is about', async ({ path, topic }) => {
  const [, , whatsapp = ''] = hrefsIn(only(await fetchPage(path), 'aside'));
  expect(new URL(whatsapp).searchParams.get('text')).toContain(topic);
});

it.each([
  { page: 'alpha', shown: false },
  { page: 'beta', shown: true },
])('the page about $page shows the licence: $shown, as its guide says', async (row) => {
  const root = only(await fetchPage(`${below}/${row.page}`), '#root');
  expect(textOf(root).includes('Fixture licence R 000000')).toBe(row.shown);
});

it('the browser is handed the settings that a page shows, and no others', async () => {
  const json = only(await fetchPage('/'), '#page-data').textContent ?? '';
  expect(JSON.parse(json).settings).toEqual({
    enquiryAction: 'https://forms.example/inbox@fixture.example',
    enquiryReturn: false,
    enquiryNext: '',
    contactEmail: 'hello@fixture.example',
    contactPhone: '+91 40 0000 0000',
  });
});

it('a setting with markup in it is text in what the browser is handed', async () => {
  const hostile = '<!--<script>@fixture.example';
  const site = await createTestApp({ environment: { CONTACT_EMAIL: hostile } });
  const { text } = await site.ask.get('/');
  const json = only(parseHtml(text), '#page-data').textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json).settings).toMatchObject({ contactEmail: hostile });
});
