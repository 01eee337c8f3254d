import { expect, it } from 'vitest';
import { calendarFileName } from '../../server/calendar-file-name.ts';

const start = { intake: { id: 'autumn', name: 'Autumn', months: [9] }, year: 2028 } as const;

it.each([
  { name: 'Quill', file: 'quill-alpha-autumn-2028.ics' },
  { name: 'Überseeberatung', file: 'uberseeberatung-alpha-autumn-2028.ics' },
  { name: 'Quill & Öst’s “Bureau”', file: 'quill-ost-s-bureau-alpha-autumn-2028.ics' },
  { name: '<Quill>', file: 'quill-alpha-autumn-2028.ics' },
  { name: 'Quill <', file: 'quill-alpha-autumn-2028.ics' },
  { name: 'विदेश', file: 'alpha-autumn-2028.ics' },
])('on a site named “$name” a calendar is saved as $file', ({ name, file }) => {
  expect(calendarFileName(name, 'alpha', start)).toBe(file);
});
