import { describe, expect, it } from 'vitest';
import { site } from '../../shared/content/site.ts';
import { destinations } from '../setup/destinations.ts';
import { only, parseHtml, textOf } from '../setup/html.ts';
import { all, attributesOf, servePages } from '../setup/pages.ts';
import { serveSite, testEnquiryAction, testEnvironment } from '../setup/site.ts';

const { pages: plain } = await servePages();
const { pages: complete } = await servePages({
  CONTACT_WHATSAPP: '+91 90000 12345',
  OFFICE_HOURS: 'Monday to Saturday, 10 am to 6 pm',
  LICENCE_CANADA: 'R 000000',
});

/** What the page about a place is said to be about in a message. */
function topicOf(id: string): string {
  const destination = destinations.find((row) => row.id === id);
  return destination ? `studying in ${destination.inSentence}` : 'studying abroad';
}

describe.each(plain)('$path without the optional settings', ({ page }) => {
  it('leads to a person by phone and mail, and says nothing of the rest', () => {
    const links = all(only(page, 'aside'), 'a').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `tel:${testEnvironment.CONTACT_PHONE.replaceAll(' ', '')}`,
      `mailto:${testEnvironment.CONTACT_EMAIL}`,
    ]);
    expect(all(page, 'a[href*="wa.me"]')).toEqual([]);
    expect(textOf(only(page, '#root'))).not.toMatch(/10 am|undefined|Our licence/);
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

describe.each(complete)('$path with all settings', ({ page, id }) => {
  it('offers WhatsApp, with what the page is about in the message, and the office hours', () => {
    const link = only(page, 'aside a[href*="wa.me"]');
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/919000012345');
    expect(address.searchParams.get('text')).toContain(site.name);
    expect(address.searchParams.get('text')).toContain(topicOf(id));
    expect(textOf(only(page, 'aside'))).toContain('Monday to Saturday, 10 am to 6 pm');
  });

  it('shows the licence for Canada on the page about Canada alone', () => {
    expect(textOf(only(page, '#root')).includes('R 000000')).toBe(id === 'canada');
  });
});

const hostile = '</script><script>alert(1)</script><!--"><img src=x onerror=alert(1)>';
const marked = await serveSite({ OFFICE_HOURS: hostile });

describe('a setting with markup in it', () => {
  it('is text on the page and in what the browser is handed', async () => {
    const { text } = await marked.ask('/');
    const page = parseHtml(text);
    expect(textOf(only(page, 'aside'))).toContain(hostile);
    const [, json = ''] = /id="settings">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({ officeHours: hostile });
    expect(json).not.toContain('<');
    expect(all(page, 'script').map((script) => attributesOf(script)['type'])).toEqual([
      'application/json',
      'application/json',
      'application/ld+json',
      'module',
    ]);
  });
});
