import { expect, it, vi } from 'vitest';
import { listPlaceholders, site } from '#content/site.ts';
import { writeContentReport } from '../../tools/content-report.ts';

const source = { text: 'Office', href: 'https://office.gov.example/page' };
const content = {
  destinations: [
    // Due after 120 days.
    { label: 'Old', guide: { written: '2026-01-01', reviewed: '2026-02-01' }, toConfirm: [] },
    { label: 'Fresh', guide: { written: '2026-01-01', reviewed: '2026-05-31' }, toConfirm: [] },
    {
      label: 'New',
      guide: { written: '2026-05-30' },
      toConfirm: [{ claim: 'The fee is gone.', source }],
    },
  ],
  forLawyer: [{ ask: 'Is this allowed?', texts: ['We advise.', 'We help.'] }],
  placeholders: ['map'],
  ownerTexts: { promises: [], enquiryRetention: ['We keep it.'] },
};

it('the report has the age of each country, what is unconfirmed, for a lawyer, invented and the owner’s', () => {
  expect(writeContentReport(content, new Date('2026-06-01T12:00Z'))).toBe(
    `## Old: written 151 days ago, reviewed 120 days ago, due for another review
Not confirmed, so not on the page:

## Fresh: written 151 days ago, reviewed 1 day ago
Not confirmed, so not on the page:

## New: written 2 days ago, never reviewed
Not confirmed, so not on the page:
- The fee is gone.
  https://office.gov.example/page

## For a lawyer
Is this allowed?
- We advise.
- We help.

## Placeholders in shared/content/site.ts
- map

## The owner’s texts in shared/content/site.ts, to confirm or replace
promises: not set, so not shown
enquiryRetention:
- We keep it.`,
  );
});

it('office, map, social links and credit are placeholders until the owner says otherwise', () => {
  const spy = vi.spyOn(site, 'hasPlaceholders', 'get').mockReturnValue(true);
  expect(listPlaceholders()).toEqual(['office address', 'map', 'social links', 'credit']);
  spy.mockReturnValue(false);
  expect(listPlaceholders()).toEqual([]);
});
