/** Whether the visitor has asked their browser to load no more than it must. Not every browser says. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
