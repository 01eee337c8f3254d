import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { site as liveSite } from '#content/site.ts';
import { parseHtml, textOf } from '../setup/html.ts';
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
  const html = renderToStaticMarkup(
    <SettingsContext value={siteSettings}>
      <MemoryRouter>
        <ContactBar about="studying abroad" />
        <GetInTouch intakes={[]} />
      </MemoryRouter>
    </SettingsContext>,
  );
  return { money: home.families.questions.money, text: textOf(parseHtml(html).body) };
}

const texts = {
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
  officeHours: ['Monday to Friday, 9 am to 5 pm'],
  whatsapp: '+91 90000 12345',
  languages: 'Telugu and Hindi',
};
const given = await show(texts);
const emptied = Object.entries(texts).map(([name, text]) => {
  return [name, typeof text === 'number' ? 0 : text.slice(0, 0)];
});
const without = await show(Object.fromEntries(emptied));

it('states the office’s charges if given, and otherwise that the page gives no amounts', () => {
  const answers = ({ money }: typeof given) => money.map(({ answer }) => answer).join('\n');
  expect(answers(given)).toMatch(/^Universities pay us\. Students pay nothing\. /m);
  expect(answers(given)).not.toContain('no amounts');
  expect(answers(without)).toContain('no amounts');
});

it('states who replies and when, above the form only if the owner names them', () => {
  expect(given.text.match(/Ms A [^.]*you, usually within one working day\./g)).toHaveLength(2);
  expect(without.text.match(/A counsellor [^.]*you\./g)).toHaveLength(1);
});

it.each([
  ['What we promise youWe keep no passport.', 'we promise'],
  ['Firm Private Limited, CIN 12345', 'CIN'],
  ['for 12 months after.', 'months after'],
  ['We reply within 30 days.', 'We reply within'],
  ['We ask for a call.', 'ask for a call'],
  ['this note in Telugu.', 'this note in'],
  ['Meta gets', 'WhatsApp'],
  ['We speak Telugu and Hindi.', 'We speak'],
])('shows “%s” only if the owner has given it', (words, start) => {
  expect(given.text).toContain(words);
  expect(without.text).not.toContain(start);
});

it.each([
  ['write to Ms B, manager, at', 'write to us at'],
  ['Monday to Friday, 9 am to 5 pm', 'Call before you come.'],
  ['What we charge, and who pays us', 'Ask us what we charge, and for what'],
])('shows “%s” if the owner has given it, else “%s”', (words, otherwise) => {
  expect([given.text.includes(words), given.text.includes(otherwise)]).toEqual([true, false]);
  expect([without.text.includes(words), without.text.includes(otherwise)]).toEqual([false, true]);
});

const { social, retentionMonths, privacyAnswerDays } = liveSite;
const page = [/^https:\/\/[^/\s]+\.[^/\s]+\//, 'begin with https://'] as const;
const part = [/^$|[^.!?]$/, 'end without a full stop: it stands within a sentence'] as const;

const formats: readonly (readonly [name: string, text: string, form: RegExp, format: string])[] = [
  ...social.map(({ text, href }) => [`social: ${text}`, href, ...page] as const),
  ['answeredWithin', liveSite.answeredWithin, ...part],
  ['counsellor', liveSite.counsellor, ...part],
  ['languages', liveSite.languages, ...part],
  ['whatsapp', liveSite.whatsapp, /^$|^\+\d[\d ()-]+$/, 'be as +91 90000 12345'],
  ['privacyAnswerDays', `${privacyAnswerDays}`, /^(\d|[1-8]\d|90)$/, 'be at most 90 (rule 14(3))'],
  ['retentionMonths', `${retentionMonths}`, /^(0|1[2-9]|[2-9]\d)$/, 'be 12 to 99 (rule 8(3))'],
];

it.each(formats)('validates the format of %s', (name, text, form, format) => {
  expect(text, `shared/content/site.ts: ${name} must ${format}`).toMatch(form);
});
