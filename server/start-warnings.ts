import { findMisspeltNames } from './misspelt-names.ts';
import { isLoopback } from './setting-values.ts';
import { type Environment, type Settings, settingNames } from './settings.ts';

/** What to do about what is invented in the copy. */
export const placeholderWarning =
  'The office, the map, the social links and the credit are placeholders: replace them in shared/content/site.ts, then set hasPlaceholders to false.';

/**
 * What the operator should know of an environment with which the site starts all the same, in sentences.
 *
 * @param hasPlaceholders whether the copy still has something invented
 */
export function findStartWarnings(
  environment: Environment,
  { production, publicOrigin, site }: Settings,
  hasPlaceholders: boolean,
): readonly string[] {
  const warnings = findMisspeltNames(Object.keys(environment), settingNames);
  // Elsewhere both are what everybody starts with.
  if (production && site.enquiryAction.includes('@')) {
    warnings.push(
      'ENQUIRY_INBOX is an email address, which every page shows: the alias that the forwarding service gave for it is better.',
    );
  }
  if (production && hasPlaceholders) warnings.push(placeholderWarning);
  // `npm start` names the local inbox that it has started.
  if (!production && !environment['ENQUIRY_ENDPOINT']?.trim() && !isLoopback(publicOrigin)) {
    warnings.push(
      `NODE_ENV is not production: whatever PUBLIC_ORIGIN says, enquiries go to ${new URL(site.enquiryAction).origin}, where nobody receives them.`,
    );
  }
  return warnings;
}
