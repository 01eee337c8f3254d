import { distance } from 'fastest-levenshtein';

/** A sentence for each name that is close to one of the known names, and none of them. */
export function findMisspeltNames(names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => isClose(name.toUpperCase(), setting));
      return meant ? [`${name} is no setting: do you mean ${meant}?`] : [];
    });
}

/** Whether one letter in four differs, and two at most: `HOME` is in every environment, and not a misspelt `HOST`. */
function isClose(name: string, setting: string): boolean {
  return distance(name, setting) <= Math.min(2, Math.floor(setting.length / 4));
}
