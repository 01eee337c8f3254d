/** True if the visitor has enabled data saving; false in browsers that don't report it. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
