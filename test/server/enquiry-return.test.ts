import { describe, expect, it } from 'vitest';
import { enquirySentAddress, homeRoute, routes } from '../../shared/routes.ts';
import { attributeOf, type HtmlElement, only, parseHtml, textsOf } from '../setup/html.ts';
import { serveBothWays, testEnvironment } from '../setup/site.ts';
import { faultsOfHtml } from '../setup/valid-html.ts';

const switchedOff = await serveBothWays();
const switchedOn = await serveBothWays({ ENQUIRY_RETURN: 'on' });
const returnAddress = testEnvironment.PUBLIC_ORIGIN + enquirySentAddress;

/** Other addresses of the home page, none of which may claim that an enquiry has arrived. */
const otherAddresses = [
  ...routes.filter(({ canonicalPath }) => canonicalPath === '/').map(({ path }) => path),
  '/?enquiry=',
  '/?enquiry=SENT',
  '/?enquiry=sent&a=1',
  '/?a=1&enquiry=sent',
  '/?enquiry=sentt',
  '/site?enquiry=sent',
];

function isPanelOpen(page: HtmlElement): boolean {
  const panel = only(page, 'dialog');
  expect(textsOf(panel, 'h3')).toEqual(['Application Submitted!']);
  return panel.hasAttribute('open');
}

function nextOf(page: HtmlElement): string | undefined {
  return attributeOf(only(page, 'input[name="_next"]'), 'value');
}

describe.each(switchedOff)('without a way back, $name', ({ ask }) => {
  it('no address claims that an enquiry has arrived', async () => {
    for (const target of [enquirySentAddress, ...otherAddresses]) {
      const page = parseHtml((await ask(target)).text);
      expect(isPanelOpen(page), target).toBe(false);
      expect(nextOf(page)).toBe('');
    }
  });
});

describe.each(switchedOn)('with a way back, $name', ({ ask }) => {
  it('the form asks the service to send the visitor to the public address', async () => {
    for (const target of [enquirySentAddress, ...otherAddresses]) {
      expect(nextOf(parseHtml((await ask(target)).text)), target).toBe(returnAddress);
    }
  });

  it('the panel is open at that address, complete without script, and at no other', async () => {
    const reply = await ask(enquirySentAddress);
    expect(reply.status).toBe(200);
    const page = parseHtml(reply.text);
    expect(isPanelOpen(page)).toBe(true);
    expect(textsOf(only(page, 'dialog'), 'button')).toEqual(['Close']);
    expect(await faultsOfHtml(reply.text)).toEqual([]);
    for (const target of otherAddresses) {
      expect(isPanelOpen(parseHtml((await ask(target)).text)), target).toBe(false);
    }
  });

  it('crawlers keep the home page in its place', async () => {
    const page = parseHtml((await ask(enquirySentAddress)).text);
    expect(attributeOf(only(page, 'meta[name="robots"]'), 'content')).toBe('noindex');
    expect(attributeOf(only(page, 'link[rel="canonical"]'), 'href')).toBe(
      testEnvironment.PUBLIC_ORIGIN + homeRoute.path,
    );
    expect((await ask('/sitemap.xml')).text).not.toContain('enquiry');
    expect(parseHtml((await ask('/')).text).querySelectorAll('meta[name="robots"]')).toEqual([]);
  });

  it('a copy of the one page is never taken for the other', async () => {
    const [home, sent] = [await ask('/'), await ask(enquirySentAddress)];
    expect(sent.headers.etag).not.toBe(home.headers.etag);
    const headers = { 'If-None-Match': home.headers.etag ?? '' };
    expect((await ask(enquirySentAddress, { headers })).status).toBe(200);
  });
});
