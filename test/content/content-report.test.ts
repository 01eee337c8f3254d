import { expect, it, vi } from 'vitest';
import { listPlaceholders, site } from '#content/site.ts';
import type { Aging } from '../../shared/content/types.ts';
import { optionsOf } from '../../shared/plan/steps.ts';
import { deadlinesToEnter } from '../../tools/check-content/deadlines.ts';
import { type Content, writeContentReport } from '../../tools/check-content/report.ts';
import { alpha } from '../fixture/content/guides.ts';
import { runCommand } from '../setup/command.ts';

const source = { text: 'Office', href: 'https://office.gov.example/page' };
const claim = { claim: 'The fee is gone.', source };
const aging: Aging = { read: '2026-05-01', lookAgain: '2026-07-01', afterwards: 'It was open.' };
const change = { date: '2026-04-04', text: 'It is open.', source, aging };
const rule = {
  term: 'Visa',
  detail: 'It is new.',
  source,
  aging: { ...aging, lookAgain: '2026-05-30' },
};
const question = { id: 'refunds', question: 'What comes back?', answer: 'Ask in Oldland.' };
const content: Content = {
  toAnswer: { charges: 'Nothing.', retentionMonths: 0 },
  ownerTexts: { counsellor: 'Ms A', promises: '' },
  placeholders: ['map'],
  destinations: [{ id: 'new', label: 'New', guide: { written: '2026-05-30' }, toConfirm: [claim] }],
  everyCountry: [],
  forLawyer: [{ ask: 'Is this allowed?', texts: ['We advise.'] }],
  removed: [{ id: 'oldland', name: 'Oldland' }],
  added: ['New'],
  home: { written: '2026-06-01' },
  deadlines: [{ day: '2026-06-01', lines: ['new/guide.ts apply: enter it'] }],
  copy: {
    'home.ts': {
      lead: 'No country limits it. The Oldlander speaks Oldish.',
      money: { questions: [question] },
    },
    'new/guide.ts': { changes: [change], rules: [rule] },
  },
};

const write = (changed: Partial<Content> = {}) =>
  writeContentReport({ ...content, ...changed }, new Date('2026-06-01T12:00Z'));

it('reports the owner’s unanswered questions first, texts for a lawyer last', () => {
  const sections = [
    'Answer before',
    'Review again',
    'Deadlines to',
    "The owner's",
    'Placeholders in',
  ];
  const countries = ['Oldland has', 'New is', 'New: written', 'Every country'];
  expect(write().match(/(?<=^## )\S+ [\w']+/gm)).toEqual([...sections, ...countries, 'For a']);
});

it('lists texts by review date, with their official page', () => {
  const page = 'https://office.gov.example/page';
  expect(write().match(/^- \d{4}.*(?:\n {2}.*)*/gm)).toEqual([
    `- 2026-05-30, 2 days ago: new/guide.ts rules Visa\n  It is new.\n  ${page}`,
    `- 2026-07-01, in 30 days: new/guide.ts changes 2026-04-04\n  It is open.\n  ${page}`,
    '- 2026-11-30, in 182 days: new/guide.ts, the whole guide, last read on 2026-05-30',
    '- 2026-12-01, in 183 days: home.ts, its facts and answers, last read on 2026-06-01',
    '- 2026-06-01, today: new/guide.ts apply: enter it',
  ]);
});

it.each([
  '1. charges: Nothing.\n2. retentionMonths: NOT ANSWERED\n',
  '\n- counsellor: Ms A\n- promises: empty, so not shown\n',
  '\n- map\n',
  '\n- home.ts money questions refunds answer: Ask in Oldland.\n\n',
  '\n- home.ts lead: No country limits it. The Oldlander speaks Oldish.\n\n',
  '\n- The fee is gone.\n  https://office.gov.example/page\n',
  '\nIs this allowed?\n- We advise.\n',
])('reports the lines %j', (lines) => {
  expect(write()).toContain(lines);
});

it.each([
  [undefined, 'never reviewed'],
  ['2026-05-31', 'reviewed yesterday'],
] as const)('describes a guide reviewed on %s as %s', (reviewed, text) => {
  const guide = { written: '2026-01-01', ...(reviewed && { reviewed }) } as const;
  const destinations = [{ id: 'old', label: 'Old', guide, toConfirm: [] }];
  expect(write({ destinations })).toContain(`## Old: written 151 days ago, ${text}\n`);
});

// Computed by hand: applications for autumn open in August of the year before.
it.each([
  { name: 'as it is', added: {}, year: 2028, day: '2027-08-01' },
  { name: 'with the day of 2028', added: { 2028: '2028-01-12' }, year: 2029, day: '2028-08-01' },
])(
  'asks for the next date of a deadline from $day on, for a guide $name',
  ({ added, year, day }) => {
    const changed = structuredClone(alpha);
    const all = changed.process.plan.flatMap(optionsOf).flatMap((each) => each.deadlines ?? []);
    Object.assign(all[1]?.days ?? {}, added);
    const due = deadlinesToEnter('alpha', changed);
    const tasks = due.map(({ day, lines }) => [day, ...lines].join(' '));
    const enter = 'alpha/guide.ts apply-first-degree: enter the day for';
    expect(tasks).toEqual([
      `2028-08-01 ${enter} 2029 (last date for medicine) https://office.example/medicine`,
      `${day} ${enter} ${year} (last date for other courses) https://office.example/others`,
    ]);
  },
);

it('prints the report of a later day with --on', async () => {
  const { printed, ended } = runCommand('check-content', { parameters: ['--on', '2040-01-01'] });
  expect([await ended, printed.stderr]).toEqual([0, '']);
  expect(printed.stdout).toMatch(/^## Answer before the first visitor comes/);
  expect(printed.stdout).toMatch(/, [\d,]+ days ago: /);
  expect(printed.stdout).not.toMatch(/, in [\d,]+ days: /);
});

it('reports office, map, social links and credit as placeholders by default', () => {
  const spy = vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(true);
  expect(listPlaceholders()).toEqual(['office address', 'map', 'social links', 'credit']);
  spy.mockReturnValue(false);
  expect(listPlaceholders()).toEqual([]);
});
