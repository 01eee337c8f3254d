import type { SiteContent } from '../../shared/content/types.ts';
import { type Environment, isForExamples, isLoopback, type Settings } from './settings.ts';

/** The part of the owner's copy that a warning depends on. */
type OwnersCopy = Pick<SiteContent, 'hasPlaceholders' | 'whoPays' | 'charges'> & {
  /** By name in `shared/content/site.ts`; '' and 0 are unanswered. */
  readonly legalAnswers: Readonly<Record<string, string | number>>;
};

/** Warnings about settings that are valid, but lose enquiries, connections or search results. */
export function findStartWarnings(
  environment: Environment,
  settings: Settings,
  copy: OwnersCopy,
): readonly string[] {
  return [
    ...findWithoutEffect(environment, settings),
    ...(settings.production
      ? findUnfinished(settings, copy)
      : findLostEnquiries(environment, settings)),
  ].filter((warning) => typeof warning === 'string');
}

/** Settings whose effect is smaller or larger than it appears. */
function findWithoutEffect(environment: Environment, settings: Settings) {
  const { logAddresses, requestLog, keepAliveTimeoutMs, admin } = settings;
  return [
    logAddresses && !requestLog && 'LOG_ADDRESSES has no effect while REQUEST_LOG is off.',
    // The image sets 0.0.0.0.
    !admin &&
      !['', '0.0.0.0'].includes(environment['ADMIN_HOST']?.trim() ?? '') &&
      'ADMIN_HOST has no effect without ADMIN_PORT.',
    keepAliveTimeoutMs < 5_000 &&
      `KEEP_ALIVE_TIMEOUT_MS is ${keepAliveTimeoutMs}: proxies keep idle connections longer, often 60 s, and lose requests on a connection that the site closes first.`,
    settings.hstsIncludeSubdomains &&
      isLoopback(settings.publicOrigin) &&
      'HSTS_INCLUDE_SUBDOMAINS has no effect: PUBLIC_ORIGIN is localhost, for which browsers ignore HSTS.',
  ];
}

/** Development with a public origin; `npm start` sets ENQUIRY_ENDPOINT to the local inbox that it has started. */
function findLostEnquiries(environment: Environment, { publicOrigin, site }: Settings) {
  return [
    !environment['ENQUIRY_ENDPOINT']?.trim() &&
      !isLoopback(publicOrigin) &&
      `NODE_ENV is not production: enquiries are lost, because the form posts to ${new URL(site.enquiryAction).origin}.`,
  ];
}

/** Examples, placeholders and risks that do not belong in production. */
function findUnfinished(settings: Settings, copy: OwnersCopy) {
  const { publicOrigin, enquiryEndpoint, site } = settings;
  const inbox = site.enquiryAction.slice(enquiryEndpoint.length + 1);
  const examples = Object.entries({
    PUBLIC_ORIGIN: publicOrigin,
    ENQUIRY_INBOX: inbox,
    CONTACT_EMAIL: site.contactEmail,
  }).filter(([, value]) => isForExamples(value));
  const unanswered = Object.entries(copy.legalAnswers).filter(([, answer]) => !answer);
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
    (!copy.whoPays || copy.charges.length === 0) &&
      'Families ask who pays the office and what it charges: set whoPays and charges in shared/content/site.ts.',
  ];
}
