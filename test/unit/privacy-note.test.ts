import { expect, it } from 'vitest';
import { privacyNote } from '../../shared/enquiry/privacy-note.ts';

// The note is the fixture site's: #content is test/fixture/content here (vitest.config.ts).
const formSubmit = 'What the usual service keeps.';
const otherService = 'What another service keeps.';

it.each([
  { action: 'https://formsubmit.co/inbox@fixture.example', service: formSubmit },
  { action: 'https://formsubmit.co/d41d8cd9', service: formSubmit },
  { action: 'https://forms.example/formsubmit.co', service: otherService },
  { action: 'https://formsubmit.co.example/inbox', service: otherService },
  { action: 'https://notformsubmit.co/inbox', service: otherService },
  { action: 'http://localhost:3001/inbox', service: otherService },
])('of a form that posts to $action the note says: $service', ({ action, service }) => {
  expect(privacyNote(action)).toEqual(['What is collected.', service, 'Which rights there are.']);
});
