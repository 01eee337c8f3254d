import { distance } from 'fastest-levenshtein';
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
  { production, site }: Settings,
  hasPlaceholders: boolean,
): readonly string[] {
  const warnings = findMisspeltNames(Object.keys(environment));
  // Elsewhere both are what everybody starts with.
  if (production && site.enquiryAction.includes('@')) {
    warnings.push(
      'ENQUIRY_INBOX is an email address, which every page shows: the alias that the forwarding service gave for it is better.',
    );
  }
  if (production && hasPlaceholders) warnings.push(placeholderWarning);
  return warnings;
}

function findMisspeltNames(names: readonly string[]): string[] {
  return names
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((setting) => isClose(name.toUpperCase(), setting));
      return meant ? [`${name} is no setting: do you mean ${meant}?`] : [];
    });
}

/** Whether one letter in four differs, and two at most: `HOME` is in every environment, and not a misspelt `HOST`. */
function isClose(name: string, setting: string): boolean {
  return distance(name, setting) <= Math.min(2, Math.floor(setting.length / 4));
}
