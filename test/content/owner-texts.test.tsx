import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { site as liveSite } from '#content/site.ts';
import { destinationRoutes } from '../../shared/routes.ts';
import { all, parseHtml, textOf } from '../setup/html.ts';
import { siteSettings } from '../setup/settings.ts';

/** Loads the copy with these owner's texts in `site.ts`, and renders the parts of pages that show them. */
async function show(texts: object) {
  vi.resetModules();
  const { site } = await import('#content/site.ts');
  Object.assign(site, texts);
  const { home } = await import('#content/home.ts');
  const { MemoryRouter } = await import('react-router-dom');
  const { SettingsContext } = await import('../../shared/settings.ts');
  const { ContactBar } = await import('../../shared/components/contact-bar.tsx');
  const { GetInTouch } = await import('../../shared/home/get-in-touch.tsx');
  const { Postmark } = await import('../../shared/destination/postmark.tsx');
  const html = renderToStaticMarkup(
    <SettingsContext value={siteSettings}>
      <MemoryRouter>
        <Postmark day="2026-11-23" />
        <ContactBar about="studying abroad" />
        <GetInTouch intakes={[]} />
      </MemoryRouter>
    </SettingsContext>,
  );
  const { body } = parseHtml(html);
  const { lead, questions } = home.families;
  return { body, lead, money: questions.money, text: textOf(body) };
}

const texts = {
  city: 'Bhubaneswar',
  promises: ['We keep no passport.'],
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
};
const given = await show(texts);
const emptied = Object.entries(texts).map(([name, text]) => {
  return [name, typeof text === 'number' ? 0 : text.slice(0, 0)];
});
const without = await show(Object.fromEntries(emptied));

it('answers the question about charges, and denies giving amounts only if there are none', () => {
  expect([given, without].map(({ lead }) => lead.includes('no amounts'))).toEqual([false, true]);
  const charges = given.money.find(({ id }) => id === 'our-charges');
  expect(charges?.answer).toMatch(/^Universities pay us\. Students pay nothing\. /);
  expect(without.money.map(({ id }) => id)).not.toContain('our-charges');
});

it('names the person and time of a reply around the form, or else a counsellor', () => {
  expect(given.text.match(/Ms A [^.]*you, usually within one working day\./g)).toHaveLength(2);
  expect(without.text.match(/A counsellor [^.]*you\./g)).toHaveLength(2);
});

it.each([
  { name: 'a promise', words: 'What we promise youWe keep no passport.', never: 'we promise' },
  { name: 'the firm’s registered name', words: 'Firm Private Limited, CIN 12345', never: 'CIN' },
  { name: 'how long an enquiry is kept', words: 'for 12 months after.', never: 'months after' },
  { name: 'how soon we answer', words: 'We reply within 30 days.', never: 'We reply within' },
  { name: 'how a parent is checked', words: 'We ask for a call.', never: 'ask for a call' },
  { name: 'the note’s languages', words: 'this note in Telugu.', never: 'this note in' },
  { name: 'what WhatsApp’s company gets', words: 'Meta gets', never: 'WhatsApp' },
])('shows $name if the owner has given it', ({ words, never }) => {
  expect(given.text).toContain(words);
  expect(without.text).not.toContain(never);
});

it.each([
  { words: 'write to Ms B, manager, at', otherwise: 'write to us at' },
  { words: 'Monday to Friday, 9 am to 5 pm', otherwise: 'Call before you come.' },
  { words: 'What we charge, and who pays us', otherwise: 'Ask us what we charge, and for what' },
])('shows “$words” if the owner has given it, else “$otherwise”', ({ words, otherwise }) => {
  expect([given.text.includes(words), given.text.includes(otherwise)]).toEqual([true, false]);
  expect([without.text.includes(words), without.text.includes(otherwise)]).toEqual([false, true]);
});

it('marks promises, and sets long city names closer on the postmark', () => {
  expect(all(given.body, 'ul.flow > li.marked').map(textOf)).toEqual(['We keep no passport.']);
  const closer = 'text[textLength="72"][lengthAdjust="spacingAndGlyphs"]';
  expect(all(given.body, closer).map(textOf)).toEqual(['BHUBANESWAR']);
});

const { social, map, airport, officeHours, whatsapp, licenceCanada } = liveSite;
const page = { form: /^https:\/\/[^/\s]+\.[^/\s]+\//, ask: 'begin with https://' };
const withoutStop = {
  form: /^$|[^.!?]$/,
  ask: 'end without a full stop: it stands within a sentence',
};

it.each([
  ...social.map(({ text, href }) => ({ name: `social: ${text}`, text: href, ...page })),
  { name: 'map.embed', text: map.embed, ...page },
  { name: 'map.link', text: map.link, ...page },
  { name: 'answeredWithin', text: liveSite.answeredWithin, ...withoutStop },
  { name: 'counsellor', text: liveSite.counsellor, ...withoutStop },
  { name: 'whatsapp', text: whatsapp, form: /^$|^\+\d[\d ()-]+$/, ask: 'be as +91 90000 12345' },
  {
    name: 'privacyAnswerDays',
    text: String(liveSite.privacyAnswerDays),
    form: /^([0-9]|[1-8]\d|90)$/,
    ask: 'be at most 90 (rule 14(3))',
  },
  {
    name: 'retentionMonths',
    text: String(liveSite.retentionMonths),
    form: /^(0|1[2-9]|[2-9]\d)$/,
    ask: 'be 12 to 99: at least a year (rule 8(3))',
  },
  { name: 'licenceCanada', text: licenceCanada, form: /^[^\n\t]{0,170}$/, ask: 'be a line' },
  {
    name: 'airport.position',
    text: airport.position.join(', '),
    form: /^[6-9]\d(\.\d+)?, [1-3]?\d(\.\d+)?$/,
    ask: 'be in or near India: the longitude first, then the latitude',
  },
  ...officeHours.map(({ opens, closes }) => ({
    name: 'officeHours',
    text: opens < closes ? `${opens}-${closes}` : `${opens} is not before ${closes}`,
    form: /^(([01]\d|2[0-3]):[0-5]\d-?){2}$/,
    ask: 'be as 09:30 and 18:00, the earlier time first',
  })),
])('validates the format of $name', ({ name, text, form, ask }) => {
  expect(text, `shared/content/site.ts: ${name} must ${ask}`).toMatch(form);
});

it.each(destinationRoutes)('gives $id its own colour', ({ id }) => {
  const rule = `[data-destination="${id}"] {\n  --color-accent: `;
  const advice = `client/styles/tokens.css needs a colour for this country, as the others have: ${rule}…`;
  expect(readFileSync('client/styles/tokens.css', 'utf8'), advice).toContain(rule);
});
