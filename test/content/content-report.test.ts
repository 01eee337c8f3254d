import { execFileSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { listPlaceholders, site } from '#content/site.ts';
import { writeContentReport } from '../../tools/check-content/report.ts';

const source = { text: 'Office', href: 'https://office.gov.example/page' };
const claim = { claim: 'The fee is gone.', source };
const question = { id: 'refunds', question: 'What comes back?', answer: 'Ask in Oldland.' };
const content = {
  lookedForFirst: { charges: '', counsellor: 'Ms A' },
  ownerTexts: { enquiryRetention: 'We keep it.' },
  placeholders: ['map'],
  destinations: [
    // Due after 120 days.
    { label: 'Old', guide: { written: '2026-01-01', reviewed: '2026-02-01' }, toConfirm: [] },
    { label: 'Fresh', guide: { written: '2026-01-01', reviewed: '2026-05-31' }, toConfirm: [] },
    { label: 'New', guide: { written: '2026-05-30' }, toConfirm: [claim] },
  ],
  everyCountry: [],
  forLawyer: [{ ask: 'Is this allowed?', texts: ['We advise.', 'We help.'] }],
  removed: [{ id: 'oldland', name: 'Oldland' }],
  copy: { 'home.ts': { lead: 'The Oldlander.', money: { questions: [question] } } },
};

it('the report begins with what families look for, and ends with what a lawyer should read', () => {
  expect(writeContentReport(content, new Date('2026-06-01T12:00Z'))).toBe(
    `## Families look for these first (shared/content/site.ts)
- charges: empty, so not shown
- counsellor: Ms A

## The owner’s other texts in shared/content/site.ts, to confirm or replace
- enquiryRetention: We keep it.

## Placeholders in shared/content/site.ts
- map

## Oldland has no page, but is named here; then take oldland out of shared/content/review/specified-terms.ts
- home.ts money questions refunds answer: Ask in Oldland.

## Old: written 151 days ago, reviewed 120 days ago, due for another review
Not confirmed, so not on the page unless the line says so:

## Fresh: written 151 days ago, reviewed 1 day ago
Not confirmed, so not on the page unless the line says so:

## New: written 2 days ago, never reviewed
Not confirmed, so not on the page unless the line says so:
- The fee is gone.
  https://office.gov.example/page

## Every country
Not confirmed, so not on the page unless the line says so:

## For a lawyer
Is this allowed?
- We advise.
- We help.
`,
  );
});

it('the command prints the report of the copy as it is', () => {
  const printed = execFileSync('npx', ['tsx', 'tools/check-content.ts'], { encoding: 'utf8' });
  expect(printed).toMatch(/^## Families look for these first/);
});

it('office, map, social links and credit are placeholders until the owner says otherwise', () => {
  const spy = vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(true);
  expect(listPlaceholders()).toEqual(['office address', 'map', 'social links', 'credit']);
  spy.mockReturnValue(false);
  expect(listPlaceholders()).toEqual([]);
});
