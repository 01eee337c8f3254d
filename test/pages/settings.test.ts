import { expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, hrefsIn, missingInOrder, servePages } from '../setup/pages.ts';
import { completeSettings, serveSite } from '../setup/site.ts';
import { findHtmlProblems } from '../setup/valid-html.ts';

const plain = await servePages();
const complete = await servePages(completeSettings);
const licence = completeSettings.LICENCE_CANADA;

it('every page shows the required settings and hands them to the browser, and no others', () => {
  for (const { page, path } of plain.pages) {
    const contact = ['tel:+914000000000', 'mailto:hello@par-avion.example'];
    expect(hrefsIn(only(page, 'aside')), path).toEqual(contact);
    expect(textOf(only(page, '#root'))).not.toMatch(/WhatsApp|10 am|undefined|Our licence/);
    expect(JSON.parse(only(page, '#settings').textContent ?? '')).toEqual({
      enquiryAction: 'https://forms.example/inbox@par-avion.example',
      enquiryReturn: false,
      enquiryNext: '',
      contactEmail: 'hello@par-avion.example',
      contactPhone: '+91 40 0000 0000',
    });
  }
});

it('every page offers WhatsApp with what it is about, and office hours; Canada’s the licence', () => {
  for (const { page, path, id } of complete.pages) {
    const address = new URL(hrefsIn(only(page, 'aside'))[2] ?? '');
    expect(address.origin + address.pathname, path).toBe('https://wa.me/919000012345');
    const destination = destinationRoutes.find((row) => row.id === id);
    const topic = destination ? `studying in ${destination.nameInText}` : 'studying abroad';
    expect(missingInOrder(address.searchParams.get('text') ?? '', [site.name, topic])).toEqual([]);
    expect(textOf(only(page, '#root'))).toContain(completeSettings.OFFICE_HOURS);
    expect(textOf(only(page, '#root')).includes(licence)).toBe(id === 'canada');
  }
});

it('a setting with markup in it is text on the page and in what the browser is handed', async () => {
  const hostile = '</script><script>alert(1)</script><!--"><img src=x onerror=alert(1)>';
  const { ask } = await serveSite({ OFFICE_HOURS: hostile });
  const page = parseHtml((await ask('/')).text);
  expect(textOf(only(page, 'footer address'))).toContain(hostile);
  const json = only(page, '#settings').textContent ?? '';
  expect(JSON.parse(json)).toMatchObject({ officeHours: hostile });
  expect(json).not.toContain('<');
  expect(all(page, 'script:not([type])')).toEqual([]);
});

const origin = 'https://www.par-avion.example';
const returning = await serveSite({ ENQUIRY_RETURN: 'on' });

it.each([
  ['/?enquiry=sent', true],
  [`${origin}/?enquiry=sent`, true],
  ['/', false],
  ['/?enquiry=SENT', false],
  ['/?enquiry=sent&a=1', false],
  ['/?a=1&enquiry=sent', false],
  ['/site?enquiry=sent', false],
])('%s says that an enquiry has arrived: %s', async (target, saysSo) => {
  const stored = (await returning.ask('/')).headers.etag ?? '';
  for (const [{ ask }, isOpen, next] of [
    [returning, saysSo, `${origin}/?enquiry=sent`],
    [plain, false, ''],
  ] as const) {
    const { text, headers } = await ask(target);
    const page = parseHtml(text);
    expect(only(page, 'dialog').hasAttribute('open')).toBe(isOpen);
    expect(only(page, 'input[name="_next"]').getAttribute('value')).toBe(next);
    // What search engines may not keep has no data for them either.
    const forCrawlers = all(page, 'meta[content="noindex"], script[type="application/ld+json"]');
    expect(forCrawlers.map(({ localName }) => localName)).toEqual([isOpen ? 'meta' : 'script']);
    expect(only(page, 'link[rel="canonical"]').getAttribute('href')).toBe(`${origin}/`);
    if (!isOpen) continue;
    // It is never kept, and nobody takes it for the home page.
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('cdn-cache-control');
    expect((await ask(target, { headers: { 'If-None-Match': stored } })).status).toBe(200);
    expect(await findHtmlProblems(text)).toEqual([]);
  }
});
