import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { site as liveSite } from '#content/site.ts';
import { isPhoneNumber } from '../../shared/components/contact-addresses.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { all, parseHtml, textOf } from '../setup/html.ts';
import { siteSettings } from '../setup/settings.ts';

/** The home page's copy and its last section with these texts in `site.ts`, as when an owner has written them there. */
async function show(texts: object) {
  vi.resetModules();
  const { site } = await import('#content/site.ts');
  Object.assign(site, texts);
  const { home } = await import('#content/home.ts');
  const { MemoryRouter } = await import('react-router-dom');
  const { SettingsProvider } = await import('../../shared/settings.ts');
  const { ContactBar } = await import('../../shared/components/contact-bar.tsx');
  const { GetInTouch } = await import('../../shared/home/get-in-touch.tsx');
  const html = renderToStaticMarkup(
    <SettingsProvider value={siteSettings}>
      <MemoryRouter>
        <ContactBar about="studying abroad" />
        <GetInTouch destinations={[]} />
      </MemoryRouter>
    </SettingsProvider>,
  );
  return { home, section: parseHtml(html) };
}

const withTexts = await show({
  promises: ['We never hold a passport.'],
  whoPays: 'Universities pay us.',
  charges: ['Students pay nothing.'],
  legalName: 'Firm Private Limited',
  registration: 'CIN 12345',
  retentionMonths: 12,
  privacyAnswerDays: 30,
  parentCheck: 'We ask for a call.',
  noteLanguages: 'Telugu',
  answeredWithin: 'one working day',
  counsellor: 'Ms A',
  privacyContact: 'Ms B, manager,',
  officeHours: [{ days: ['Monday', 'Friday'], opens: '09:00', closes: '17:00' }],
  whatsapp: '+91 90000 12345',
});
const without = await show({
  promises: [],
  whoPays: '',
  charges: [],
  legalName: '',
  registration: '',
  retentionMonths: 0,
  privacyAnswerDays: 0,
  parentCheck: '',
  noteLanguages: '',
  answeredWithin: '',
  counsellor: '',
  privacyContact: '',
  officeHours: [],
  whatsapp: '',
});

const textsOf = (section: Document, selector: string) => all(section, selector).map(textOf);

it('charges are the first question about money; without any it is not there', () => {
  const [first] = withTexts.home.families.questions.money;
  expect(first).toMatchObject({ id: 'our-charges' });
  expect(first?.answer).toMatch(/^Universities pay us\. Students pay nothing\. /);
  expect(JSON.stringify(without.home.families)).not.toContain('our-charges');
});

it('before and after the form stands who answers and how soon; without it that a counsellor does', () => {
  for (const text of [withTexts.home.contact.lead, withTexts.home.afterSending]) {
    expect(text).toMatch(/Ms A .*, usually within one working day\./);
  }
  for (const text of [without.home.contact.lead, without.home.afterSending]) {
    expect(text).toMatch(/A counsellor .*you\./);
    expect(text).not.toContain('within');
  }
});

it('the contact for personal data is named where otherwise “us” stands', () => {
  const notes = textsOf(withTexts.section, 'p').filter((text) => text.includes('Ms B'));
  expect(notes).toHaveLength(1);
  const [note = ''] = notes;
  const [beginning = ''] = note.replace('Ms B, manager,', 'us').split(' We answer');
  expect(textsOf(without.section, 'p')).toContain(beginning);
});

it.each([
  {
    name: 'what the owner promises, under its heading,',
    words: 'What we promise youWe never hold a passport.',
    never: /What we promise/,
  },
  { name: 'the firm’s registered name', words: 'Firm Private Limited, CIN 12345', never: /CIN/ },
  { name: 'how long an enquiry is kept', words: 'for 12 months after.', never: /months after/ },
  { name: 'how soon we answer', words: 'We answer within 30 days.', never: /We answer within/ },
  { name: 'how a parent is checked', words: 'We ask for a call.', never: /ask for a call/ },
  { name: 'the note’s languages', words: 'this note in Telugu.', never: /this note in/ },
  { name: 'what WhatsApp’s company gets', words: 'Meta gets', never: /Meta/ },
])('$name is said where the owner has said it', ({ words, never }) => {
  expect(textOf(withTexts.section.body)).toContain(words);
  expect(textOf(without.section.body)).not.toMatch(never);
});

it('hours, WhatsApp and charges stand where the address stands, or what is true without them', () => {
  const place = textsOf(withTexts.section, '.contact-details').join();
  expect(place).toContain('Monday to Friday, 9 am to 5 pm');
  expect(place).toContain('WhatsApp');
  expect(place).toContain('What we charge');
  expect(all(withTexts.section, 'aside a')).toHaveLength(3);
  const otherwise = textsOf(without.section, '.contact-details').join();
  expect(otherwise).toContain('Call before you come.');
  expect(otherwise).toContain('Ask us what we charge, and for what, before you sign anything.');
  expect(all(without.section, 'aside a')).toHaveLength(2);
});

it('the number on WhatsApp has its country code, hours are times in their order, and the licence is a line', () => {
  const { whatsapp, officeHours, licenceCanada } = liveSite;
  const number = 'shared/content/site.ts: write whatsapp with its country code, as +91 90000 12345';
  expect(whatsapp === '' || isPhoneNumber(whatsapp), number).toBe(true);
  expect(licenceCanada).toMatch(/^[^\n\t]{0,170}$/);
  const hours =
    'shared/content/site.ts: write officeHours as 09:30 and 18:00, the earlier one first';
  for (const { opens, closes } of officeHours) {
    expect(`${opens}-${closes}`, hours).toMatch(/^(([01]\d|2[0-3]):[0-5]\d-?){2}$/);
    expect(opens < closes, hours).toBe(true);
  }
});

it.each([
  ...liveSite.social.map(({ text, href }) => ({ name: `social: ${text}`, href })),
  { name: 'map.embed', href: liveSite.map.embed },
  { name: 'map.link', href: liveSite.map.link },
])('$name is an address with https', ({ name, href }) => {
  const advice = `shared/content/site.ts, ${name}: “${href}” must begin with https://, else it leads to a page of this site`;
  expect(href, advice).toMatch(/^https:\/\/[^/\s]+\.[^/\s]+\//);
});

it('what stands within a sentence ends with no full stop, and the airport lies in or near India', () => {
  const { answeredWithin, counsellor, airport } = liveSite;
  const within = 'shared/content/site.ts: write answeredWithin and counsellor without a full stop';
  for (const text of [answeredWithin, counsellor]) expect(text, within).not.toMatch(/[.!?]$/);
  const [longitude, latitude] = airport.position;
  const order = 'shared/content/site.ts: the airport’s position is longitude first, then latitude';
  expect([longitude > 60 && longitude < 100, latitude > 0 && latitude < 40], order).toEqual([
    true,
    true,
  ]);
});

it.each(destinationRoutes)('$id has a colour of its own', ({ id }) => {
  const rule = `[data-destination="${id}"] {\n  --color-accent: `;
  const advice = `client/styles/tokens.css needs a colour for this country, as the others have: ${rule}…`;
  expect(readFileSync('client/styles/tokens.css', 'utf8'), advice).toContain(rule);
});
