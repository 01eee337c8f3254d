import { describe, expect, it } from 'vitest';
import type { Level } from '../../shared/content/types.ts';
import { parseDay } from '../../shared/months.ts';
import { boardLines } from '../../shared/plan/board.ts';
import type { PlanGuide } from '../../shared/plan/starts.ts';
import { guide as alpha } from '../fixture/content/alpha/guide.ts';
import { guide as beta } from '../fixture/content/beta/guide.ts';

/** What the board says of a guide on a day, a line each. */
function board(guide: PlanGuide, day: string, level?: Level): readonly string[] {
  return boardLines(guide, parseDay(day), level).map((line) => {
    const [byJuly, inHand] = [line.byJuly, line.inHand].map((start) =>
      [start?.text, start?.note, start?.from && `from ${start.from}`].filter(Boolean).join(', '),
    );
    return `${line.level ?? 'both'}: ${byJuly}${inHand ? ` | ${inHand}` : ''}`;
  });
}

// By hand, of the fixture: for autumn, which begins in August or September, one applies for a bachelor's 12 to 8 months
// before, with two last days, and for a master's 10 to 5; for spring, in January, 8 to 4, and not for a bachelor's. Midyear
// is offered by some only.
it.each([
  [
    '2026-10-15',
    'bachelor: Autumn 2027, by 15 October 2026, 22:30 in India for medicine; by 13 January 2027, 23:30 in India for other courses',
    'master: Autumn 2027, many close December 2026 to February 2027',
  ],
  [
    '2027-01-13',
    'bachelor: Autumn 2027, by 13 January 2027, 23:30 in India',
    'master: Autumn 2027, many close December 2026 to February 2027',
  ],
  // The last day is over, and until 15 March forms are taken late; from August on one applies for the next autumn.
  [
    '2027-03-15',
    'bachelor: Autumn 2027, late forms until 15 March 2027, 21:30 in India',
    'master: Autumn 2027, many closed by February 2027',
  ],
  [
    '2027-03-16',
    'bachelor: Autumn 2028, from August 2027',
    'master: Autumn 2027, many closed by February 2027',
  ],
  // The last day of a summer: spring is for all, since its classes begin after July; and the first day of the next.
  [
    '2027-07-31',
    'bachelor: Autumn 2028, from August 2027',
    'master: Spring 2028, courses close when they are full',
  ],
  [
    '2027-08-01',
    'bachelor: Autumn 2028, by 14 October 2027, 22:30 in India for medicine',
    'master: Autumn 2028, from October 2027 | Spring 2028',
  ],
])('on %s the board says what each level applies for', (day, bachelor, master) => {
  expect(board(alpha, day)).toEqual([bachelor, master]);
  expect(board(alpha, day, 'master')).toEqual([master]);
});

it('what both levels say alike is one line', () => {
  // Nine to three months before February and July, for both levels.
  expect(board(beta, '2026-11-23')).toEqual(['both: February 2028, from May 2027 | February 2027']);
  expect(board(beta, '2026-11-23', 'bachelor')).toEqual([
    'bachelor: February 2028, from May 2027 | February 2027',
  ]);
});

describe('a start of which a later step is over', () => {
  const text = 'Text of a step.';
  const plan = [
    { id: 'apply', isApplication: true, title: 'Apply', when: [9, 3], text },
    { id: 'offer', title: 'Accept', when: [6, 4], text },
  ] as const;
  const guide: PlanGuide = {
    ...beta,
    intakes: [{ id: 'march', name: 'March', months: [3] }],
    process: { ...beta.process, plan },
  };

  it('is left out although one may still apply for it', () => {
    // Applying falls into June to December, accepting into September to November.
    expect(board(guide, '2026-11-30')).toEqual(['both: March 2028, from June 2027 | March 2027']);
    expect(board(guide, '2026-12-01')).toEqual(['both: March 2028, from June 2027']);
  });
});
