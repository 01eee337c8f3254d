/** Announces a text to screen readers; '' cancels a pending announcement. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
