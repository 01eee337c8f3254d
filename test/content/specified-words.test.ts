import { expect, it } from 'vitest';
import { errorContent } from '#content/error.ts';
import { home } from '#content/home.ts';
import { redirects } from '#content/redirects.ts';
import { routes } from '../../shared/routes.ts';
import { destinations } from './destinations.ts';

// Words required by the product's specification and by law.

it('names the six stages as specified (shared/content/home.ts, stages)', () => {
  expect(home.stages.items.map(({ title }) => title)).toEqual([
    'Profile and eligibility evaluation',
    'Test preparation and documents',
    'University applications',
    'Financial and admission confirmation',
    'The visa process',
    'Pre-departure and post-arrival support',
  ]);
});

it('titles errors as specified (shared/content/error.ts)', () => {
  expect(errorContent.heading).toBe('Unexpected Application Error!');
});

const guides = ['usa', 'uk', 'canada', 'australia', 'newzealand', 'ireland'];

it.each(['/', '/site', ...guides.map((id) => `/site/study-destination/${id}`)])(
  'serves or redirects the specified route %s',
  (path) => {
    const advice = 'add a redirect to the page that replaces it in shared/content/redirects.ts';
    const served = [...routes.map((route) => route.path), ...Object.keys(redirects)];
    expect(served, advice).toContain(path);
  },
);

/** Terms of the specification, by the ID of the destination whose page must contain them. */
const specifiedTerms: Readonly<Record<string, readonly string[]>> = {
  usa: ['Fall (August-September)', 'Spring (January)', 'F-1', 'SEVIS', 'I-20', 'CPT', 'OPT'],
  uk: ['September', 'January', 'UCAS', 'undergraduates', 'direct applications', 'CAS'],
  canada: ['Fall (September)', 'Winter (January)', 'Summer (May)', 'Study permit', 'PGWP'],
  australia: ['October/November', 'CoE', 'subclass 500', 'GTE', 'OSHC', 'Post-study work', '485'],
  newzealand: ['February', 'July', 'Offer of Place', 'Post-study work visa'],
  ireland: ['CAO for undergraduates', 'September', 'January', 'INIS', '2-year post-study work'],
};

it.each(destinations)('uses the specified terms on the page about $label', (destination) => {
  const { id, label, read } = destination;
  // A country missing from the specification has one required term: its label.
  const terms = specifiedTerms[id] ?? [label];
  const advice = `shared/content/${id}/guide.ts, facts.ts or summary.ts must contain each of these, spelt like this; if one is no longer true, remove it from this test`;
  // The copy must say that institutions set the exact dates.
  const missing = [...terms, 'exact intake dates'].filter((term) => !read.includes(term));
  expect(missing, advice).toEqual([]);
});

it.each([
  ['the purpose of an enquiry', /call or write to you .* nothing else/],
  ['where to complain', /Data Protection/],
  ['the rule for visitors under 18', /Under 18\?/],
])('states %s in the privacy note (home.ts)', (_, words) => {
  expect(Object.values(home.privacy).flat().join('\n')).toMatch(words);
});
