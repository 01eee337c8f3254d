import { expect, it } from 'vitest';
import { privacyNote } from '../../shared/enquiry/privacy-note.ts';

it.each([
  ['https://formsubmit.co/inbox@par-avion.example', true],
  ['https://formsubmit.co/d41d8cd9', true],
  ['https://forms.example/formsubmit.co', false],
  ['https://formsubmit.co.example/inbox', false],
  ['http://localhost:3001/inbox', false],
])('the privacy note beside a form that posts to %s names FormSubmit: %s', (action, named) => {
  const note = privacyNote(action).join('\n');
  expect(note.includes('FormSubmit')).toBe(named);
  expect(note.includes('30 days')).toBe(named);
  expect(note.match(/forwarded to us/g)).toHaveLength(1);
  for (const said of ['browser tab only', 'Data Protection', 'under 18']) {
    expect(note).toContain(said);
  }
});
