import { expect, it } from 'vitest';
import { readPage } from '../setup/app.ts';
import { hrefsIn, only, textOf } from '../setup/html.ts';

const alpha = '/site/study-destination/alpha';
const beta = '/site/study-destination/beta';

it('names the country in the form’s link and the WhatsApp message of its page', async () => {
  const [, form = '', whatsapp = ''] = hrefsIn(only(await readPage(beta), 'aside'));
  expect(form).toBe('/?country=Beta%20Islands#enquiry');
  expect(new URL(whatsapp).searchParams.get('text')).toContain('studying in the Beta Islands');
});

it('shows the licence if the guide asks for it', async () => {
  const licence = 'Our licence for Canada: Fixture licence R 000000';
  expect(textOf(only(await readPage(beta), '#root'))).toContain(licence);
  expect(textOf(only(await readPage(alpha), '#root'))).not.toContain(licence);
});

it('embeds only the settings that a page shows', async () => {
  const json = only(await readPage('/'), '#page-data').textContent ?? '';
  expect(JSON.parse(json).settings).toEqual({
    enquiryAction: 'https://forms.example/f/inbox@fixture.example',
    enquiryReturn: false,
    enquiryNext: '',
    contactEmail: 'hello@fixture.example',
    contactPhone: '+91 40 0000 0000',
  });
});

it('escapes markup in embedded settings', async () => {
  const hostile = '<!--<script>@fixture.example';
  const page = await readPage('/', { environment: { CONTACT_EMAIL: hostile } });
  const json = only(page, '#page-data').textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json).settings).toMatchObject({ contactEmail: hostile });
});
