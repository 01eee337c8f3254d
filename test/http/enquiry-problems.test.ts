import { expect, it } from 'vitest';
import { findEnquiryProblems } from '../../tools/enquiry-problems.ts';
import { createTestApp } from '../setup/app.ts';

/** What `npm run check-enquiry` says of the fixture site's home page with these settings, asked at this address. */
async function problemsAt(address: string, environment: Readonly<Record<string, string>>) {
  const { ask } = await createTestApp({ environment });
  const { status, headers, text } = await ask.get('/');
  const answer = new Response('', { status, headers: new Headers(headers as HeadersInit) });
  return findEnquiryProblems(address, answer, text);
}

it('a public site whose form posts to the service would let an enquiry through', async () => {
  expect(await problemsAt('https://www.fixture.example/', {})).toEqual([]);
});

it('a public site whose form posts to a port of one’s own machine would lose it', async () => {
  const environment = { ENQUIRY_ENDPOINT: 'http://localhost:3001' };
  expect(await problemsAt('https://www.fixture.example/', environment)).toEqual([
    "the action of the form is http://localhost:3001/inbox@fixture.example; it must be the service's https address with the inbox behind it",
  ]);
});

it('a site on one’s own machine may post there', async () => {
  const environment = {
    PUBLIC_ORIGIN: 'http://localhost:3000',
    ENQUIRY_ENDPOINT: 'http://localhost:3001',
  };
  expect(await problemsAt('http://localhost:3000/', environment)).toEqual([]);
});
