// @vitest-environment happy-dom
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldOf, filledIn, showForm } from '../setup/enquiry-form.tsx';

// Alpha and the Beta Islands are destinations of the fixture site; the form offers Alpha's intakes (enquiry-form.tsx).
const toAlpha = '/?country=Alpha#enquiry';
const toBeta = '/?country=Beta%20Islands#enquiry';
const toPlan = '/?country=Alpha&course=Master%E2%80%99s+or+PhD%2C+Fall+2027#enquiry';
const country = 'Where to';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26'), shouldAdvanceTime: true }));

it.each([
  { link: toPlan, filled: { country: 'Alpha', course: 'Master’s or PhD, Fall 2027' } },
  {
    link: '/?country=Alpha&course=Spring+2027',
    filled: { country: 'Alpha', course: 'Spring 2027' },
  },
  { link: '/?country=Alpha&country=Gamma', filled: { country: 'Alpha and Gamma' } },
  { link: '/?course=About+money', filled: { course: 'About money' } },
  { link: '/?country=Alpha&course=Call+0900+now%2C+Fall+2027', filled: { country: 'Alpha' } },
  { link: '/?country=Alpha&course=Pay%2FCash%2FNow+2027', filled: { country: 'Alpha' } },
  { link: '/?country=Alpha&course=Fall+9999', filled: { country: 'Alpha' } },
  { link: '/?country=Gamma&course=Fall+2027', filled: { country: 'Gamma' } },
  { link: '/?country=Atlantis&name=Eve&email=e@e.example', filled: {} },
])('fills in $filled for the link $link', ({ link, filled }) => {
  showForm({ address: link });
  expect(filledIn()).toEqual(filled);
});

it('replaces a link’s values by a later link’s, even after another field was typed', async () => {
  showForm({ address: toPlan });
  await userEvent.type(fieldOf('Who writes'), 'Zoë');
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ name: 'Zoë', country: 'Beta Islands' });
});

it('keeps values typed before hydration, over every link', () => {
  showForm({ address: toAlpha, before: { [country]: 'Peru' } });
  expect(filledIn()).toEqual({ country: 'Peru' });
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: 'Peru' });
});

it('keeps values typed over a link’s, even if equal', async () => {
  showForm({ address: toAlpha });
  await userEvent.clear(fieldOf(country));
  await userEvent.type(fieldOf(country), 'Alpha');
  showForm({ address: toBeta });
  expect(filledIn()).toEqual({ country: 'Alpha' });
});
