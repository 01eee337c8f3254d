import { expect, it } from 'vitest';
import type { Level } from '../../shared/content/types.ts';
import { applicationFor } from '../../shared/plan/application.ts';
import { intakesOf } from '../../shared/plan/intakes.ts';
import { lastDateText, stateText } from '../../shared/plan/words.ts';
import type { Day } from '../../shared/time/months.ts';
import { alpha } from '../fixture/content/guides.ts';

const ask = 'applying late? Ask each university today about a place and visa.';
const office = '13 January 2027, 23:30 in India (the office)';
const mid = 'Last date usually mid-January 2028: look it up';
const march = '16 March 2027, 09:29 in India (the office)';
const usually = 'usually 15 March 2028: look it up';
const late = `${ask} Last date for late applications`;
const winter = 'Last date usually between December 2026 and February 2027: look it up';
const october = 'usually apply from October 2026.';

// Computed by hand from the fixture. For autumn, which begins in August or September, students apply for a bachelor's 12 to 8
// months before and have two dates; for a master's 10 to 5 months before, until about February. For spring, in January, they
// apply 8 to 4 months before, for a master's only.
it.each<[Level, string, Day, string]>([
  ['bachelor', '2027-autumn', '2026-07-31', `usually apply from August 2026. Last date ${office}.`],
  ['bachelor', '2027-autumn', '2026-08-01', `apply now. Last date ${office}.`],
  ['bachelor', '2027-autumn', '2027-01-06', `apply now. Last date ${office}: in 7 days.`],
  ['bachelor', '2027-autumn', '2027-01-13', `apply now. Last date ${office}: today.`],
  ['bachelor', '2027-autumn', '2027-01-14', `${late} ${march}.`],
  ['bachelor', '2027-autumn', '2027-03-17', ask],
  ['bachelor', '2027-autumn', '2027-08-01', ''],
  ['bachelor', '2028-autumn', '2027-12-31', `apply now. ${mid} at the office.`],
  ['bachelor', '2028-autumn', '2028-01-01', `apply now. ${mid} today at the office.`],
  ['bachelor', '2028-autumn', '2028-01-16', `${late} ${usually} at the office.`],
  ['bachelor', '2028-spring', '2027-06-01', ''],
  ['master', '2027-autumn', '2026-09-30', `${october} ${winter} at each university.`],
  ['master', '2027-autumn', '2026-11-23', `apply now. ${winter} at each university.`],
  ['master', '2027-autumn', '2027-02-28', `apply now. ${winter} today at each university.`],
  ['master', '2027-autumn', '2027-03-01', ask],
  ['master', '2028-spring', '2027-09-30', 'apply now, usually before October 2027.'],
  ['master', '2028-spring', '2027-10-01', ask],
])('tells a %s applicant for %s on %s: %s', (level, value, day, text) => {
  const intake = intakesOf(alpha).find((each) => each.value === value);
  if (!intake) throw new Error('Unknown intake');
  const application = applicationFor(alpha, intake, level, day);
  const state = application ? [stateText(application)] : [];
  const date = application?.date ? [lastDateText(application.date, day)] : [];
  expect([...state, ...date].join(' ')).toBe(text);
});
