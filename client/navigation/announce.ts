/** Has screen readers say a text; an empty one takes back what has not been said yet. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
