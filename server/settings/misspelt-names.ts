import { distance } from 'fastest-levenshtein';

/** What a setting may be called by someone who does not look it up. */
const otherNames: Readonly<Record<string, string>> = {
  INDEX: 'INDEXING',
  NOINDEX: 'INDEXING',
  NO_INDEX: 'INDEXING',
  LOG_REQUESTS: 'REQUEST_LOG',
  TRUST_PROXIES: 'TRUST_PROXY',
};

/** A sentence for each name of the environment that is close to a setting's, and none of them. */
export function findMisspeltNames(
  environment: Readonly<Record<string, unknown>>,
  settingNames: readonly string[],
): string[] {
  return Object.keys(environment)
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const capitals = name.toUpperCase();
      const meant =
        otherNames[capitals] ?? settingNames.find((setting) => isClose(capitals, setting));
      return meant ? [`${name} is no setting: do you mean ${meant}?`] : [];
    });
}

/** Whether one letter in four differs, and two at most: `HOME` is in every environment, and not a misspelt `HOST`. */
function isClose(name: string, setting: string): boolean {
  return distance(name, setting) <= Math.min(2, Math.floor(setting.length / 4));
}
