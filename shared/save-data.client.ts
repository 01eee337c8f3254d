/** Whether the visitor has asked the browser to save data. Not every browser says. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
