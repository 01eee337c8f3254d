import { site as copy, listLegalAnswers } from '#content/site.ts';
import { intakesOf } from '../../shared/plan/intakes.ts';
import { type Day, monthOf } from '../../shared/time/months.ts';
import type { RoutePage } from '../pages/route-pages.ts';
import { type Environment, isForExamples, isLoopback, type Settings } from './settings.ts';

/** Warnings about settings that are valid, but lose enquiries, connections or search results. */
export function findStartWarnings(environment: Environment, settings: Settings): readonly string[] {
  const { production, publicOrigin, site } = settings;
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  return [
    // `npm start` sets ENQUIRY_ENDPOINT to the local inbox that it has started.
    !production &&
      !isSet('ENQUIRY_ENDPOINT') &&
      !isLoopback(publicOrigin) &&
      `NODE_ENV is not production: enquiries are lost, because the form posts to ${new URL(site.enquiryAction).origin}.`,
    ...(production ? findUnfinished(settings) : []),
  ].filter((warning) => typeof warning === 'string');
}

/** Examples, placeholders and risks that must not remain in production. */
function findUnfinished(settings: Settings) {
  const { publicOrigin, enquiryEndpoint, site } = settings;
  const inbox = site.enquiryAction.slice(enquiryEndpoint.length + 1);
  const examples = Object.entries({
    PUBLIC_ORIGIN: publicOrigin,
    ENQUIRY_INBOX: inbox,
    CONTACT_EMAIL: site.contactEmail,
  }).filter(([, value]) => isForExamples(value));
  // '' and 0 mean unanswered.
  const unanswered = Object.entries(listLegalAnswers()).filter(([, answer]) => !answer);
  return [
    ...examples.map(
      ([name, value]) => `${name} is ${value}: this domain name is reserved for examples.`,
    ),
    site.contactPhone.startsWith('+0') &&
      `CONTACT_PHONE is ${site.contactPhone}: no country code begins with 0.`,
    isLoopback(publicOrigin) &&
      `PUBLIC_ORIGIN is ${publicOrigin}: search results and shared links lead to each visitor's own machine.`,
    new URL(enquiryEndpoint).pathname !== '/' &&
      `ENQUIRY_ENDPOINT has a path: the form posts to ${site.enquiryAction}. Check that an enquiry arrives.`,
    inbox.includes('@') &&
      'ENQUIRY_INBOX is an email address, which every page shows: use the alias from the forwarding service instead.',
    unanswered.length > 0 &&
      `The privacy law requires answers in shared/content/site.ts: ${unanswered.map(([name]) => name).join(', ')}.`,
    copy.hasPlaceholders &&
      'The office, the map, the social links and the credit are placeholders: replace them in shared/content/site.ts, then set hasPlaceholders to false.',
  ];
}

/** Warnings about guides whose last intake begins in less than a year; after it, their plans would offer none. */
export function findEndingGuides(pages: readonly RoutePage[], today: Day): readonly string[] {
  return pages.flatMap(({ page: { plan } }) => {
    const last = plan && intakesOf(plan.guide).at(-1);
    if (!last || last.begins[0] > monthOf(today) + 12) return [];
    return `The guide ${plan.id} offers no intake after ${last.text}: review it, and set its date in shared/content/${plan.id}/guide.ts.`;
  });
}
