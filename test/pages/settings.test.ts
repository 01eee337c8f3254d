import { describe, expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { destinationRoutes, enquirySentAddress, homeRoute } from '../../shared/routes.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, linksIn, missingInOrder, servePages } from '../setup/pages.ts';
import { serveSite, testEnquiryAction, testEnvironment } from '../setup/site.ts';
import { faultsOfHtml } from '../setup/valid-html.ts';

const officeHours = 'Monday to Saturday, 10 am to 6 pm';
const licence = 'R 000000';
const plain = await servePages();
const complete = await servePages({
  CONTACT_WHATSAPP: '+91 90000 12345',
  OFFICE_HOURS: officeHours,
  LICENCE_CANADA: licence,
});

describe.each(plain.pages)('$path without the optional settings', ({ page }) => {
  it('leads to a person by phone and mail, and says nothing of the rest', () => {
    expect(linksIn(only(page, 'aside')).map(([, href]) => href)).toEqual([
      `tel:${testEnvironment.CONTACT_PHONE.replaceAll(' ', '')}`,
      `mailto:${testEnvironment.CONTACT_EMAIL}`,
    ]);
    expect(textOf(only(page, '#root'))).not.toMatch(/WhatsApp|10 am|undefined|Our licence/);
  });

  it('hands the browser the settings that it was rendered with, and no others', () => {
    expect(JSON.parse(only(page, '#settings').textContent ?? '')).toEqual({
      enquiryAction: testEnquiryAction,
      enquiryReturn: false,
      enquiryNext: '',
      contactEmail: testEnvironment.CONTACT_EMAIL,
      contactPhone: testEnvironment.CONTACT_PHONE,
    });
  });
});

describe.each(complete.pages)('$path with all settings', ({ page, id }) => {
  it('offers WhatsApp, with what the page is about in the message, and the office hours', () => {
    const aside = only(page, 'aside');
    const address = new URL(linksIn(aside)[2]?.[1] ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/919000012345');
    const destination = destinationRoutes.find((row) => row.id === id);
    const topic = destination ? `studying in ${destination.inSentence}` : 'studying abroad';
    expect(missingInOrder(address.searchParams.get('text') ?? '', [site.name, topic])).toEqual([]);
    expect(textOf(aside)).toContain(officeHours);
  });

  it('shows the licence for Canada on the page about Canada alone', () => {
    expect(textOf(only(page, '#root')).includes(licence)).toBe(id === 'canada');
  });
});

it('a setting with markup in it is text on the page and in what the browser is handed', async () => {
  const hostile = '</script><script>alert(1)</script><!--"><img src=x onerror=alert(1)>';
  const { ask } = await serveSite({ OFFICE_HOURS: hostile });
  const page = parseHtml((await ask('/')).text);
  expect(textOf(only(page, 'aside'))).toContain(hostile);
  const json = only(page, '#settings').textContent ?? '';
  expect(JSON.parse(json)).toMatchObject({ officeHours: hostile });
  expect(json).not.toContain('<');
  expect(all(page, 'script:not([type])')).toEqual([]);
});

describe.each(['off', 'on'])('with ENQUIRY_RETURN %s', async (setting) => {
  const { ask } = await serveSite({ ENQUIRY_RETURN: setting });
  const returnAddress = testEnvironment.PUBLIC_ORIGIN + enquirySentAddress;

  it.each([
    enquirySentAddress,
    '/',
    '/site',
    '/?enquiry=',
    '/?enquiry=SENT',
    '/?enquiry=sent&a=1',
    '/?a=1&enquiry=sent',
    '/?enquiry=sentt',
    '/site?enquiry=sent',
  ])('%s says that an enquiry has arrived only if the service leads to it', async (target) => {
    const { status, text } = await ask(target);
    expect(status).toBe(200);
    const page = parseHtml(text);
    const isOpen = setting === 'on' && target === enquirySentAddress;
    expect(only(page, 'dialog').hasAttribute('open')).toBe(isOpen);
    const next = only(page, 'input[name="_next"]').getAttribute('value');
    expect(next).toBe(setting === 'on' ? returnAddress : '');
    expect(all(page, 'meta[content="noindex"]')).toHaveLength(isOpen ? 1 : 0);
  });
});

it('the page with the open panel is valid, and nobody takes it for the home page', async () => {
  const { ask } = await serveSite({ ENQUIRY_RETURN: 'on' });
  const { text } = await ask(enquirySentAddress);
  expect(await faultsOfHtml(text)).toEqual([]);
  expect(only(parseHtml(text), 'link[rel="canonical"]').getAttribute('href')).toBe(
    testEnvironment.PUBLIC_ORIGIN + homeRoute.path,
  );
  expect((await ask('/sitemap.xml')).text).not.toContain('enquiry');
  const { etag = '' } = (await ask('/')).headers;
  const stored = { headers: { 'If-None-Match': etag } };
  expect((await ask('/', stored)).status).toBe(304);
  expect((await ask(enquirySentAddress, stored)).status).toBe(200);
});
