import { expect, it } from 'vitest';
import { readPage } from '../setup/app.ts';
import { hrefsIn, only, textOf } from '../setup/html.ts';

const alpha = '/site/study-destination/alpha';
const beta = '/site/study-destination/beta';

it('what a page about a country offers is about it: the form, and the message to WhatsApp', async () => {
  const [, form = '', whatsapp = ''] = hrefsIn(only(await readPage(beta), 'aside'));
  expect(form).toBe('/?country=Beta%20Islands#enquiry');
  expect(new URL(whatsapp).searchParams.get('text')).toContain('studying in the Beta Islands');
});

it('a page shows the licence where its guide says so', async () => {
  const licence = 'Our licence for Canada: Fixture licence R 000000';
  expect(textOf(only(await readPage(beta), '#root'))).toContain(licence);
  expect(textOf(only(await readPage(alpha), '#root'))).not.toContain(licence);
});

it('the browser is handed the settings that a page shows, and no others', async () => {
  const json = only(await readPage('/'), '#page-data').textContent ?? '';
  expect(JSON.parse(json).settings).toEqual({
    enquiryAction: 'https://forms.example/f/inbox@fixture.example',
    enquiryReturn: false,
    enquiryNext: '',
    contactEmail: 'hello@fixture.example',
    contactPhone: '+91 40 0000 0000',
  });
});

it('a setting with markup in it is text in what the browser is handed', async () => {
  const hostile = '<!--<script>@fixture.example';
  const page = await readPage('/', { environment: { CONTACT_EMAIL: hostile } });
  const json = only(page, '#page-data').textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json).settings).toMatchObject({ contactEmail: hostile });
});
