/** Warns of each variable whose name is nearly that of a setting, since it has no effect. */
export function findMisspeltSettings(
  given: Iterable<string>,
  settings: ReadonlySet<string>,
): readonly string[] {
  return [...given]
    .filter((name) => !settings.has(name))
    .flatMap((name) => {
      const meant = [...settings].find((setting) => isNearly(name, setting));
      return meant ? [`${name} is no setting and has no effect: ${meant} is one.`] : [];
    });
}

/** Short names differ less from names of other programs: HOME is no misspelt HOST. */
function isNearly(name: string, setting: string): boolean {
  const maxDistance = setting.length < 8 ? 1 : 2;
  return editDistance(name.toUpperCase(), setting) <= maxDistance;
}

/** Characters to insert, delete, replace or swap with their neighbour (optimal string alignment). */
function editDistance(from: string, to: string): number {
  const rows = [[...Array(to.length + 1).keys()]];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
