import { describe, expect, it } from 'vitest';
import { enquirySentAddress, homeRoute } from '../../shared/routes.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { serveSite, testEnvironment } from '../setup/site.ts';
import { faultsOfHtml } from '../setup/valid-html.ts';

const off = await serveSite();
const on = await serveSite({ ENQUIRY_RETURN: 'on' });
const returnAddress = testEnvironment.PUBLIC_ORIGIN + enquirySentAddress;

/** Other addresses of the home page, none of which may claim that an enquiry has arrived. */
const otherAddresses = [
  '/',
  '/site',
  '/?enquiry=',
  '/?enquiry=SENT',
  '/?enquiry=sent&a=1',
  '/?a=1&enquiry=sent',
  '/?enquiry=sentt',
  '/site?enquiry=sent',
];

/** Whether the success panel is open, and where the form asks to be sent back to. */
function stateOf(html: string) {
  const page = parseHtml(html);
  const panel = only(page, 'dialog');
  expect(textOf(only(panel, 'h3'))).toBe('Application Submitted!');
  const next = only(page, 'input[name="_next"]').getAttribute('value');
  return { open: panel.hasAttribute('open'), next };
}

describe('without a way back', () => {
  it.each([enquirySentAddress, ...otherAddresses])('%s claims nothing', async (target) => {
    expect(stateOf((await off.ask(target)).text)).toEqual({ open: false, next: '' });
  });
});

describe('with a way back', () => {
  it.each(otherAddresses)('%s asks for it and claims nothing', async (target) => {
    expect(stateOf((await on.ask(target)).text)).toEqual({ open: false, next: returnAddress });
  });

  it('the panel is open at the address that the service leads to, complete without script', async () => {
    const { status, text } = await on.ask(enquirySentAddress);
    expect(status).toBe(200);
    expect(stateOf(text)).toEqual({ open: true, next: returnAddress });
    expect(textOf(only(parseHtml(text), 'dialog button'))).toBe('Close');
    expect(await faultsOfHtml(text)).toEqual([]);
  });

  it('crawlers keep the home page in its place', async () => {
    const page = parseHtml((await on.ask(enquirySentAddress)).text);
    expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(only(page, 'link[rel="canonical"]').getAttribute('href')).toBe(
      testEnvironment.PUBLIC_ORIGIN + homeRoute.path,
    );
    expect((await on.ask('/sitemap.xml')).text).not.toContain('enquiry');
  });

  it('a stored copy of the one page is never taken for the other', async () => {
    const { headers } = await on.ask('/');
    const ifNoneMatch = { headers: { 'If-None-Match': headers.etag ?? '' } };
    expect((await on.ask('/', ifNoneMatch)).status).toBe(304);
    expect((await on.ask(enquirySentAddress, ifNoneMatch)).status).toBe(200);
  });
});
