import { describe, expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { destinationRoutes, enquirySentAddress, homeRoute } from '../../shared/routes.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, hrefsIn, missingInOrder, servePages } from '../setup/pages.ts';
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

it.each(plain.pages)(
  '$path shows the required settings and hands them to the browser, and no others',
  ({ page }) => {
    expect(hrefsIn(only(page, 'aside'))).toEqual([
      `tel:${testEnvironment.CONTACT_PHONE.replaceAll(' ', '')}`,
      `mailto:${testEnvironment.CONTACT_EMAIL}`,
    ]);
    expect(textOf(only(page, '#root'))).not.toMatch(/WhatsApp|10 am|undefined|Our licence/);
    expect(JSON.parse(only(page, '#settings').textContent ?? '')).toEqual({
      enquiryAction: testEnquiryAction,
      enquiryReturn: false,
      enquiryNext: '',
      contactEmail: testEnvironment.CONTACT_EMAIL,
      contactPhone: testEnvironment.CONTACT_PHONE,
    });
  },
);

it.each(complete.pages)(
  '$path offers WhatsApp with what it is about, office hours, and on Canada’s page the licence',
  ({ page, id }) => {
    const aside = only(page, 'aside');
    const address = new URL(hrefsIn(aside)[2] ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/919000012345');
    const destination = destinationRoutes.find((row) => row.id === id);
    const topic = destination ? `studying in ${destination.nameInText}` : 'studying abroad';
    expect(missingInOrder(address.searchParams.get('text') ?? '', [site.name, topic])).toEqual([]);
    expect(all(page, 'address').map(textOf).join()).toContain(officeHours);
    expect(textOf(only(page, '#root')).includes(licence)).toBe(id === 'canada');
  },
);

it('a setting with markup in it is text on the page and in what the browser is handed', async () => {
  const hostile = '</script><script>alert(1)</script><!--"><img src=x onerror=alert(1)>';
  const { ask } = await serveSite({ OFFICE_HOURS: hostile });
  const page = parseHtml((await ask('/')).text);
  expect(textOf(only(page, 'address'))).toContain(hostile);
  const json = only(page, '#settings').textContent ?? '';
  expect(JSON.parse(json)).toMatchObject({ officeHours: hostile });
  expect(json).not.toContain('<');
  expect(all(page, 'script:not([type])')).toEqual([]);
});

describe.each([
  ['off', ''],
  ['on', testEnvironment.PUBLIC_ORIGIN + enquirySentAddress],
])('with ENQUIRY_RETURN %s', async (setting, returnAddress) => {
  const { ask } = await serveSite({ ENQUIRY_RETURN: setting });

  it.each([
    enquirySentAddress,
    '/',
    '/site',
    '/?enquiry=SENT',
    '/?enquiry=sent&a=1',
    '/?a=1&enquiry=sent',
    '/site?enquiry=sent',
  ])('%s says that an enquiry has arrived only if the service leads to it', async (target) => {
    const { status, text } = await ask(target);
    expect(status).toBe(200);
    const page = parseHtml(text);
    const isOpen = setting === 'on' && target === enquirySentAddress;
    expect(only(page, 'dialog').hasAttribute('open')).toBe(isOpen);
    expect(only(page, 'input[name="_next"]').getAttribute('value')).toBe(returnAddress);
    // What search engines may not keep has no data for them either.
    const forCrawlers = 'meta[content="noindex"], script[type="application/ld+json"]';
    expect(all(page, forCrawlers).map(({ localName }) => localName)).toEqual([
      isOpen ? 'meta' : 'script',
    ]);
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
