import { expect, it } from 'vitest';
import { boardOf } from '../setup/board.ts';
import { destinations } from './destinations.ts';

const full = 'courses close when they are full';

// By hand, from the months in the six guides: country and level (b, m, or both), the start for results by next July, or in hand
// an earlier one.
const boards = {
  '2026-11-23': [
    'usa b: Fall 2027, many close November 2026 to January 2027',
    'usa m: Fall 2027, many close December 2026 to February 2027',
    'uk b: September 2027, by 13 January 2027, 23:30 in India',
    `uk m: September 2027, ${full}`,
    'canada both: Fall 2027, many close November 2026 to February 2027',
    'canada both in hand: Summer 2027',
    'australia both: February 2028, from May 2027',
    'australia both in hand: July 2027',
    'newzealand both: February 2028, from May 2027',
    'newzealand both in hand: July 2027',
    `ireland both: September 2027, ${full}`,
  ],
  '2027-04-05': [
    'usa b: Spring 2028, from May 2027',
    'usa m: Fall 2027, many closed by February 2027',
    'uk b: September 2027, late forms until 30 June 2027, 22:30 in India',
    `uk m: September 2027, ${full}`,
    `canada both: Winter 2028, ${full}`,
    'australia both: February 2028, from May 2027',
    'newzealand both: February 2028, from May 2027',
    `ireland both: September 2027, ${full}`,
  ],
  '2027-09-01': [
    'usa b: Fall 2028, many close November 2027 to January 2028',
    'usa m: Fall 2028, from October 2027',
    'usa b in hand: Spring 2028',
    'usa m in hand: Spring 2028, many close May to October 2027',
    'uk b: September 2028',
    'uk m: September 2028, from November 2027',
    'uk m in hand: January 2028',
    'canada both: Fall 2028, from October 2027',
    'canada both in hand: Summer 2028',
    'australia both: February 2029, from May 2028',
    'australia both in hand: February 2028',
    'newzealand both: February 2029, from May 2028',
    'newzealand both in hand: February 2028',
    'ireland b: September 2028, from November 2027',
    'ireland m: September 2028, from November 2027',
    'ireland m in hand: January 2028',
  ],
} as const;

it.each(Object.entries(boards))('the board of %s follows the guides', (day, expected) => {
  const lines = destinations.flatMap(({ id, guide }) =>
    boardOf(guide, day).map((line) => `${id} ${line}`),
  );
  const advice =
    'The months in a guide give another board. If they are meant, change the line here: read it as a mother would, “could this cost us a year?”';
  expect(lines, advice).toEqual(expected);
});
