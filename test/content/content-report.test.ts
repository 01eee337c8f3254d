import { expect, it } from 'vitest';
import type { Aging } from '../../shared/content/types.ts';
import { deadlinesToEnter } from '../../tools/check-content/deadlines.ts';
import { writeContentReport } from '../../tools/check-content/report.ts';
import { alpha } from '../fixture/content/guides.ts';
import { runCommand } from '../setup/command.ts';

const source = { text: 'Office', href: 'https://office.gov.example/page' };
const aging: Aging = { read: '2026-05-01', lookAgain: '2026-07-01', afterwards: 'It was open.' };
const toConfirm = [{ claim: 'The fee is gone.', source }];
const report = writeContentReport({
  toAnswer: { charges: 'Nothing.', retentionMonths: 0 },
  ownerTexts: { counsellor: 'Ms A', promises: '' },
  placeholders: ['map'],
  destinations: [
    { id: 'old', label: 'Old', guide: { written: '2026-05-30' }, toConfirm },
    {
      id: 'new',
      label: 'New',
      guide: { written: '2026-01-30', reviewed: '2026-04-30' },
      toConfirm,
    },
  ],
  everyCountry: [],
  forLawyer: [{ ask: 'Is this allowed?', texts: ['We advise.'] }],
  removed: [{ id: 'oldland', name: 'Oldland' }],
  added: ['New'],
  home: { written: '2026-06-01' },
  deadlines: [{ day: '2026-06-01', lines: ['new/guide.ts apply: enter it'] }],
  copy: {
    'home.ts': {
      lead: 'No country limits it. The Oldlander speaks Oldish.',
      questions: [{ id: 'refunds', question: 'What comes back?', answer: 'Ask in Oldland.' }],
    },
    'new/guide.ts': {
      changes: [{ date: '2026-04-04', text: 'It is open.', source, aging }],
      rules: [
        { term: 'Visa', detail: 'New.', source, aging: { ...aging, lookAgain: '2026-05-30' } },
      ],
    },
  },
});

it('reports the owner’s unanswered questions first, texts for a lawyer last', () => {
  expect(report.match(/(?<=^## )\S+ [\w'-]+/gm)).toEqual([
    ...['Answer before', 'Review again', 'Deadlines to', "The owner's", 'Placeholders in'],
    ...['Oldland has', 'New is', 'Old: written', 'New: written', 'Every country', 'For a'],
  ]);
});

it('lists texts and guides by review date, with their official page', () => {
  expect(report.match(/^- \d{4}.*(?:\n {2}.*)*/gm)).toEqual([
    `- 2026-05-30: new/guide.ts rules Visa\n  New.\n  ${source.href}`,
    `- 2026-07-01: new/guide.ts changes 2026-04-04\n  It is open.\n  ${source.href}`,
    '- 2026-10-30: new/guide.ts, the whole guide, last read on 2026-04-30',
    '- 2026-11-30: old/guide.ts, the whole guide, last read on 2026-05-30',
    '- 2026-12-01: home.ts, its facts and answers, last read on 2026-06-01',
    '- 2026-06-01: new/guide.ts apply: enter it',
  ]);
});

it.each([
  '1. charges: Nothing.\n2. retentionMonths: NOT ANSWERED\n',
  '\n- counsellor: Ms A\n- promises: empty, so not shown\n',
  '\n- map\n',
  '\n- home.ts questions refunds answer: Ask in Oldland.\n\n',
  '\n- home.ts lead: No country limits it. The Oldlander speaks Oldish.\n\n',
  '\n## Old: written 2026-05-30, never reviewed\n',
  '\n## New: written 2026-01-30, reviewed 2026-04-30\n',
  '\n- The fee is gone.\n  https://office.gov.example/page\n',
  '\nIs this allowed?\n- We advise.\n',
])('reports the lines %j', (lines) => {
  expect(report).toContain(lines);
});

it('asks for the next date of a deadline once applications for that intake open', () => {
  const due = deadlinesToEnter('alpha', alpha).map(({ day, lines }) => [day, ...lines].join(' '));
  const enter = 'alpha/guide.ts apply-first-degree: enter the day for';
  expect(due).toEqual([
    `2027-08-01 ${enter} 2028 (last date) https://office.example/others`,
    `2027-08-01 ${enter} 2028 (last date for late applications) https://office.example/late`,
  ]);
});

it('prints the report with `npm run check-content`', async () => {
  const { printed, ended } = runCommand('check-content');
  expect([await ended, printed.stderr]).toEqual([0, '']);
  expect(printed.stdout).toMatch(
    /^## Answer before the first visitor comes.*^- 20\S+: \w+\/guide/ms,
  );
});
