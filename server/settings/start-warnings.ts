import type { SiteContent } from '../../shared/content/types.ts';
import { findMisspeltNames } from './misspelt-names.ts';
import {
  type Environment,
  isForExamples,
  isLoopback,
  type Settings,
  settingNames,
} from './settings.ts';

type OwnersCopy = Pick<SiteContent, 'hasPlaceholders' | 'whoPays' | 'charges'>;

/**
 * What the operator should know of an environment with which the site starts all the same, in sentences.
 *
 * @param copy what only the owner can say (shared/content/site.ts)
 */
export function findStartWarnings(
  environment: Environment,
  settings: Settings,
  copy: OwnersCopy,
): readonly string[] {
  const warnings = [
    ...findMisspeltNames(environment, settingNames),
    ...findWithoutEffect(settings),
    ...(settings.production ? findUnfinished(settings, copy) : []),
  ];
  const { production, publicOrigin, site } = settings;
  // `npm start` names the local inbox that it has started.
  if (!production && !environment['ENQUIRY_ENDPOINT']?.trim() && !isLoopback(publicOrigin)) {
    warnings.push(
      `NODE_ENV is not production: whatever PUBLIC_ORIGIN says, enquiries go to ${new URL(site.enquiryAction).origin}, where nobody receives them.`,
    );
  }
  return warnings;
}

/** Settings that do less, or more, than who sets them may think. */
function findWithoutEffect(settings: Settings): readonly string[] {
  const { logAddresses, requestLog, trustedProxies, keepAliveTimeoutMs } = settings;
  const everybody = trustedProxies.find((network) => network.endsWith('/0'));
  return [
    logAddresses && !requestLog && 'LOG_ADDRESSES has no effect while REQUEST_LOG is off.',
    everybody &&
      `TRUST_PROXY has ${everybody}, which is everybody: any visitor can claim any address and request id.`,
    keepAliveTimeoutMs < 5_000 &&
      `KEEP_ALIVE_TIMEOUT_MS is ${keepAliveTimeoutMs}: proxies keep idle connections longer, often a minute, and lose requests on those that end here.`,
    settings.hstsIncludeSubdomains &&
      isLoopback(settings.publicOrigin) &&
      'HSTS_INCLUDE_SUBDOMAINS is on, and PUBLIC_ORIGIN is this machine, of which browsers remember no such thing.',
  ].filter((warning) => typeof warning === 'string');
}

/** What production should not have: what is an example, invented, or given away without need. */
function findUnfinished(settings: Settings, copy: OwnersCopy): readonly string[] {
  const { publicOrigin, enquiryEndpoint, site } = settings;
  const inbox = site.enquiryAction.slice(enquiryEndpoint.length + 1);
  const examples = Object.entries({
    PUBLIC_ORIGIN: publicOrigin,
    ENQUIRY_INBOX: inbox,
    CONTACT_EMAIL: site.contactEmail,
  }).filter(([, value]) => isForExamples(value));
  return [
    ...examples.map(
      ([name, value]) => `${name} is ${value}: names like example.com are kept for examples.`,
    ),
    site.contactPhone.startsWith('+0') &&
      `CONTACT_PHONE is ${site.contactPhone}: no country’s code begins with 0.`,
    isLoopback(publicOrigin) &&
      `PUBLIC_ORIGIN is ${publicOrigin}: search engines and shared links lead to the machine of whoever follows them.`,
    new URL(enquiryEndpoint).pathname !== '/' &&
      `ENQUIRY_ENDPOINT has a path: the form posts to ${site.enquiryAction}. Send an enquiry, and see that it arrives.`,
    inbox.includes('@') &&
      'ENQUIRY_INBOX is an email address, which every page shows: the alias that the forwarding service gave for it is better.',
    copy.hasPlaceholders &&
      'The office, the map, the social links and the credit are placeholders: replace them in shared/content/site.ts, then set hasPlaceholders to false.',
    (!copy.whoPays || copy.charges.length === 0) &&
      'Families ask who pays the office and what it charges: answer both in shared/content/site.ts, as whoPays and charges.',
  ].filter((warning) => typeof warning === 'string');
}
